package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Transition;

/** What can be asserted about a step. */
public final class TransitionAssert extends AbstractEventsAssert<TransitionAssert, Transition> {
  TransitionAssert(Transition actual) {
    super(actual, actual.events(), TransitionAssert.class);
  }

  /** Goes on with the table that the step has led to. */
  @CheckReturnValue
  public GameStateAssert state() {
    return new GameStateAssert(actual.state());
  }
}
