package io.github.kotrules.vocabulary;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.Lists;
import io.github.kotrules.internal.Words;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The spelling of words, lower case and joined by hyphens, and suggestions for misspelled ones. */
public final class Spelling {
  private static final int LONGEST = 40;
  private static final CharMatcher PRINTABLE = CharMatcher.inRange(' ', '~');
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(" -_");
  private static final CharMatcher LETTERS =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));

  private Spelling() {}

  public static String of(Enum<?> constant) {
    return Words.of(constant);
  }

  /** Returns the constant with a name, or null. */
  public static <E extends Enum<?>> @Nullable E find(String word, List<E> constants) {
    for (E constant : constants) {
      if (word.equals(of(constant))) {
        return constant;
      }
    }
    return null;
  }

  /** The end of a sentence about a word that names none of these constants. */
  public static String refusal(String word, List<? extends Enum<?>> constants) {
    return refusalByNames(word, Lists.transform(constants, Spelling::of));
  }

  /** The end of a sentence about a word that is none of these names. */
  public static String refusalByNames(String word, List<String> names) {
    return "is not one of " + Joiner.on(", ").join(names) + suggestion(word, names);
  }

  /** Returns a printed name in the spelling of an id. */
  static String ofTitle(String title) {
    String separated = SEPARATORS.collapseFrom(Ascii.toLowerCase(title), '-');
    return LETTERS.or(CharMatcher.is('-')).retainFrom(separated);
  }

  /** Returns a text for a message: in quotes, shortened, without control characters. */
  public static String quoted(String text) {
    String cut = text.substring(0, Math.min(text.length(), LONGEST + 1));
    String shown = PRINTABLE.negate().replaceFrom(cut, '?');
    return '"' + (shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "...") + '"';
  }

  /**
   * The end of a sentence about an unknown name, as in {@code ": did you mean heal?"}. Empty if no known name is close: at most
   * a third of the letters may be missing, wrong or extra. Two swapped letters count as one fault.
   */
  public static String suggestion(String unknown, Iterable<String> known) {
    if (unknown.length() > LONGEST) {
      return "";
    }
    String nearest = "";
    int fewest = (unknown.length() + 2) / 3 + 1;
    for (String name : known) {
      int faults = faults(unknown, name);
      if (faults < fewest) {
        nearest = name;
        fewest = faults;
      }
    }
    return nearest.isEmpty() ? "" : ": did you mean " + nearest + "?";
  }

  /** The optimal string alignment distance of two words. */
  private static int faults(String word, String other) {
    int[] beforeLast = new int[other.length() + 1];
    int[] last = new int[other.length() + 1];
    int[] row = new int[other.length() + 1];
    Arrays.setAll(last, i -> i);
    for (int i = 1; i <= word.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        boolean same = word.charAt(i - 1) == other.charAt(j - 1);
        row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + (same ? 0 : 1));
        if (isSwap(word, i, other, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[other.length()];
  }

  private static boolean isSwap(String word, int i, String other, int j) {
    return i > 1
        && j > 1
        && word.charAt(i - 1) == other.charAt(j - 2)
        && word.charAt(i - 2) == other.charAt(j - 1);
  }
}
