package io.github.kotrules.internal;

import com.google.common.base.CharMatcher;

/** Names that need no escaping in texts, addresses and file names: lower-case words joined by hyphens. */
public final class Slug {
  private static final CharMatcher ALLOWED =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('-'));

  private Slug() {}

  /** Whether a text is such a name. */
  public static boolean matches(String text) {
    return !text.isEmpty()
        && ALLOWED.matchesAllOf(text)
        && !text.startsWith("-")
        && !text.endsWith("-")
        && !text.contains("--");
  }
}
