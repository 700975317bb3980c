package io.github.kotrules.testkit.assertj;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.state.Event;

/**
 * What can be asserted about a list of events.
 *
 * <pre>{@code
 * List<Event> heard = new ArrayList<>();
 * Play.of(game, GIGAZAUR, THE_KING, ALIENOID).choosers(bots).random(random).listener(heard::add).toEnd();
 * assertThatEvents(heard).happened(TurnStarted.class).happened(GameEnded.class);
 * }</pre>
 */
public final class EventsAssert extends AbstractEventsAssert<EventsAssert, ImmutableList<Event>> {
  EventsAssert(ImmutableList<Event> events) {
    super(events, events, EventsAssert.class);
  }
}
