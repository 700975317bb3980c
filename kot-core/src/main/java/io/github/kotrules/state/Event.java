package io.github.kotrules.state;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.model.Seat;

/**
 * Something that happened at the table, in the past tense. The events of a transition are complete: {@link GameState#after}
 * gives the next state from them.
 *
 * <pre>{@code
 * for (Event event : transition.events()) {
 *   if (event instanceof LifeLost lost) {
 *     show(lost.seat() + " loses " + lost.amount() + " life");
 *   }
 * }
 * GameState mirror = state.after(transition.events());
 * assert mirror.equals(transition.state());
 * }</pre>
 */
public sealed interface Event
    permits TurnEvent, DiceEvent, VitalEvent, TokyoEvent, MarketEvent, CardEvent {

  /** Changes the table as this event says. Only the library can open a draft. */
  void applyTo(Draft draft);

  /** Calls the visitor's method for this kind of event. */
  @CanIgnoreReturnValue
  <R> R accept(EventVisitor<R> visitor);

  /** What a seat may know of this event: the event itself, or a form without its secret. */
  default Event publicFor(Seat viewer) {
    return this;
  }
}
