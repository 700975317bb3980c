package io.github.kotrules.testkit.assertj;

import com.google.common.base.Strings;

/** The first words of failure messages. */
final class Sentences {
  private Sentences() {}

  static String expected(String what, Object... details) {
    return "expected " + Strings.lenientFormat(what, details);
  }
}
