package io.github.kotrules.testkit.assertj;

import com.google.common.base.Strings;

/** How failures begin. */
final class Sentences {
  private Sentences() {}

  static String expected(String what, Object... details) {
    return "expected " + Strings.lenientFormat(what, details);
  }
}
