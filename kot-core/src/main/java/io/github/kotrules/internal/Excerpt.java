package io.github.kotrules.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shortens messages and the values in them. */
public final class Excerpt {
  private static final int LONGEST_VALUE = 160;
  private static final int LONGEST_LIST = 500;
  private static final int LONGEST_MESSAGE = 4_000;
  private static final int MAX_ELEMENTS = 20;

  private Excerpt() {}

  /** A message, shortened if it is longer than 4,000 characters. */
  public static String ofMessage(String message) {
    return cut(message, LONGEST_MESSAGE, "...");
  }

  public static String of(@Nullable Object value) {
    return cut(String.valueOf(value), LONGEST_VALUE, "...");
  }

  /** The first few elements, and the number of the others. */
  public static String of(List<?> elements) {
    int shown = Math.min(elements.size(), MAX_ELEMENTS);
    String first = cut(elements.subList(0, shown).toString(), LONGEST_LIST, "...]");
    return shown == elements.size() ? first : first + " and " + (elements.size() - shown) + " more";
  }

  /** Cuts a text, but not in the middle of a character. */
  private static String cut(String text, int longest, String end) {
    if (text.length() <= longest) {
      return text;
    }
    int kept = longest - end.length();
    return text.substring(0, Character.isHighSurrogate(text.charAt(kept - 1)) ? kept - 1 : kept)
        + end;
  }
}
