package io.github.kotrules.testkit;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What a failing test says. */
final class Failures {
  private Failures() {}

  static String messageOf(ThrowingCallable failing) {
    return String.valueOf(failureOf(failing).getMessage());
  }

  static AssertionError failureOf(ThrowingCallable failing) {
    return catchThrowableOfType(AssertionError.class, failing);
  }

  static String firstLineOf(ThrowingCallable failing) {
    return messageOf(failing).lines().findFirst().orElse("");
  }
}
