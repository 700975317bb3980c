package io.github.kotrules.internal;

import com.google.common.base.CharMatcher;

/** Words that stand in texts, addresses and file names as they are: lower-case words joined by hyphens. */
public final class Slug {
  private static final CharMatcher ALLOWED =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('-'));

  private Slug() {}

  /** Whether a text is such a word. */
  public static boolean matches(String text) {
    return !text.isEmpty()
        && ALLOWED.matchesAllOf(text)
        && !text.startsWith("-")
        && !text.endsWith("-")
        && !text.contains("--");
  }
}
