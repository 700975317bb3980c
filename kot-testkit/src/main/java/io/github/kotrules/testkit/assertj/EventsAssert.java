package io.github.kotrules.testkit.assertj;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.event.Event;

/** What can be asserted about a list of events. */
public final class EventsAssert extends AbstractEventsAssert<EventsAssert, ImmutableList<Event>> {
  EventsAssert(ImmutableList<Event> events) {
    super(events, events, EventsAssert.class);
  }
}
