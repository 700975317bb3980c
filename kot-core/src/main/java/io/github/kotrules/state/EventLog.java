package io.github.kotrules.state;

import io.github.kotrules.internal.Agenda;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The events of one transition. It also knows the state that they happened to and what is left of the resolution, which no
 * event shows: {@link GameState#after} accepts this list and no other.
 */
final class EventLog extends AbstractList<Event> implements RandomAccess {
  final GameState before;

  /** What is still to happen after the last event. */
  @Nullable
  Agenda agenda;

  private Event[] events;
  private int size;

  EventLog(GameState before, int expectedSize) {
    this.before = before;
    this.events = new Event[expectedSize];
  }

  void append(Event event) {
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size++] = event;
  }

  @Override
  public Event get(int index) {
    return events[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }
}
