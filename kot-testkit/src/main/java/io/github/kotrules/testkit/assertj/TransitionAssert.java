package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.Transition;

/** Assertions about a transition. */
public final class TransitionAssert extends AbstractEventsAssert<TransitionAssert, Transition> {
  TransitionAssert(Transition actual) {
    super(actual, actual.events(), TransitionAssert.class);
  }

  /** Returns assertions about the resulting state. */
  @CheckReturnValue
  public GameStateAssert state() {
    return new GameStateAssert(actual.state());
  }
}
