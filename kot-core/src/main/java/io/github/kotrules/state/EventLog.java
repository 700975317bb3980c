package io.github.kotrules.state;

import io.github.kotrules.internal.Agenda;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The events of one transition, with the state before them and the rest of the resolution, which no event contains. {@link
 * GameState#after} therefore accepts only such a list.
 */
final class EventLog extends AbstractList<Event> implements RandomAccess {
  final GameState before;

  /** The steps still to resolve after the last event. */
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
