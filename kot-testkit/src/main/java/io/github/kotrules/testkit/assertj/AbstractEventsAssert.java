package io.github.kotrules.testkit.assertj;

import com.google.common.base.Joiner;
import com.google.common.collect.Iterators;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.state.Event;
import java.util.Iterator;
import java.util.List;
import org.assertj.core.api.AbstractAssert;

/** Assertions about events. */
public abstract sealed class AbstractEventsAssert<S extends AbstractEventsAssert<S, A>, A>
    extends AbstractAssert<S, A> permits EventsAssert, TransitionAssert {
  private final List<Event> events;

  AbstractEventsAssert(A actual, List<Event> events, Class<?> type) {
    super(actual, type);
    this.events = events;
  }

  /** Verifies that this event happened. */
  @CanIgnoreReturnValue
  public S happened(Event event) {
    return require(events.contains(event), "%s to happen", event);
  }

  /** Verifies that an event of this kind happened. */
  @CanIgnoreReturnValue
  public S happened(Class<? extends Event> kind) {
    return require(events.stream().anyMatch(kind::isInstance), "%s", kind.getSimpleName());
  }

  /** Verifies that no event of this kind happened. */
  @CanIgnoreReturnValue
  public S didNotHappen(Class<? extends Event> kind) {
    return require(events.stream().noneMatch(kind::isInstance), "no %s", kind.getSimpleName());
  }

  /** Verifies that this event did not happen. */
  @CanIgnoreReturnValue
  public S didNotHappen(Event event) {
    return require(!events.contains(event), "%s not to happen", event);
  }

  /** Verifies that these events happened in this order, possibly with others in between. */
  @CanIgnoreReturnValue
  public S happenedInOrder(Event... inOrder) {
    Iterator<Event> rest = events.iterator();
    for (Event event : inOrder) {
      require(
          Iterators.contains(rest, event),
          "in this order:\n  %s",
          Joiner.on("\n  ").join(inOrder));
    }
    return myself;
  }

  @CanIgnoreReturnValue
  private S require(boolean holds, String expected, Object... details) {
    if (!holds) {
      failWithMessage(
          "%s",
          Sentences.expected(expected, details) + "\nbut this happened:\n  "
              + Joiner.on("\n  ").join(events));
    }
    return myself;
  }
}
