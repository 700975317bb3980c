package io.github.kotrules.testkit.assertj;

import io.github.kotrules.state.Event;
import java.util.List;

/**
 * What can be asserted about a list of events.
 *
 * <pre>{@code
 * List<Event> heard = new ArrayList<>();
 * Play.of(game, start).choosers(bots).random(random).listener(heard::add).toEnd();
 * assertThatEvents(heard).happened(TurnStarted.class).happened(GameEnded.class);
 * }</pre>
 */
public final class EventsAssert extends AbstractEventsAssert<EventsAssert, List<Event>> {
  EventsAssert(List<Event> events) {
    super(events, events, EventsAssert.class);
  }
}
