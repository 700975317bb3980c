package io.github.kotrules.state;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Change;

/**
 * Something that happened at the table, in the past tense. Events are complete: folding them over a state gives the next
 * state whole, so an event log is a save file and a client can mirror a table from events alone.
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
public sealed interface Event extends Change
    permits TurnEvent, DiceEvent, VitalEvent, TokyoEvent, MarketEvent, CardEvent {

  /** Calls the visitor's method for this kind of event. */
  @CanIgnoreReturnValue
  <R> R accept(EventVisitor<R> visitor);

  /** What a seat may know of this event: the event itself, or a form without its secret. */
  default Event publicFor(Seat viewer) {
    return this;
  }
}
