package io.github.kotrules.bots.value;

import java.util.Arrays;

/** The features of a table that are present, as numbers. An object is filled again and again and belongs to one thread. */
final class Features {
  private static final int MAX_PRESENT = 256;

  private final int[] numbers = new int[MAX_PRESENT];
  private int count;

  void clear() {
    count = 0;
  }

  void add(int number) {
    if (count < MAX_PRESENT) { // only house rules deal out more cards than this
      numbers[count++] = number;
    }
  }

  int count() {
    return count;
  }

  /** The numbers, of which the first {@link #count} are meant. */
  int[] numbers() {
    return numbers;
  }

  int[] toArray() {
    return Arrays.copyOf(numbers, count);
  }
}
