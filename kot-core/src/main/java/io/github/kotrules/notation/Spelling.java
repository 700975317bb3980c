package io.github.kotrules.notation;

import java.util.Arrays;

/** Finds what somebody may have meant who misspelled a name. */
final class Spelling {
  private static final int LONGEST = 40;

  private Spelling() {}

  /**
   * The end of a sentence about an unknown name, as in {@code ": did you mean heal?"}. Empty if no known name is near: at
   * most a third of the letters may be missing, wrong, or too many. Two letters in the wrong order count as one fault.
   */
  static String suggestion(String unknown, Iterable<String> known) {
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

  /** The fewest changes that make one word of the other (the optimal string alignment distance). */
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
