package io.github.kotrules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.event.Event;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;

/**
 * What an action led to.
 *
 * <pre>{@code
 * Transition transition = game.apply(state, new StopRolling());
 * assert transition.state().equals(state.after(transition.events()));
 * for (Event event : transition.eventsFor(Seat.THREE)) {
 *   show(event); // what seat 3 may know
 * }
 * }</pre>
 *
 * @param state the table afterwards; {@code before.after(events)} is equal to it
 * @param events what happened, in order
 */
public record Transition(GameState state, ImmutableList<Event> events) {
  /** The events as a seat may know them. */
  public ImmutableList<Event> eventsFor(Seat seat) {
    seat.checkAtTableOf(state.seats());
    ImmutableList.Builder<Event> visible = ImmutableList.builderWithExpectedSize(events.size());
    for (Event event : events) {
      visible.add(event.publicFor(seat));
    }
    return visible.build();
  }
}
