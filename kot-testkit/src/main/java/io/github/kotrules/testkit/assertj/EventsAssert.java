package io.github.kotrules.testkit.assertj;

import io.github.kotrules.state.Event;
import java.util.List;

/** Assertions about a list of events. */
public final class EventsAssert extends AbstractEventsAssert<EventsAssert, List<Event>> {
  EventsAssert(List<Event> events) {
    super(events, events, EventsAssert.class);
  }
}
