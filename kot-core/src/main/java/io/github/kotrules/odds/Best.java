package io.github.kotrules.odds;

/**
 * Finds the best dice to keep of each multiset. Ties go to the highest number, which keeps more dice, or rerolls dice that come
 * first in the order of faces.
 */
final class Best {
  /** The relative difference below which values count as equal, because the order of summation changes them. */
  private static final double SAME = 1e-12;

  private Best() {}

  /** Keeps all dice of each multiset. */
  static int[] stopping(int end) {
    int[] best = new int[end];
    for (int number = 0; number < end; number++) {
      best[number] = number;
    }
    return best;
  }

  /** For each multiset of up to {@code size} dice, the best of its subsets. */
  static int[] of(double[] worth, int size) {
    int[] best = stopping(worth.length);
    for (int number = 0; number < Lattice.start(size); number++) {
      for (int face = 0; face < Lattice.FACES; face++) {
        int more = Lattice.next(number, face);
        best[more] = better(worth, best[number], best[more]);
      }
    }
    return best;
  }

  private static int better(double[] worth, int one, int other) {
    double difference = worth[one] - worth[other];
    double same = SAME * Math.max(1, Math.abs(worth[one]));
    if (Math.abs(difference) <= same) {
      return Math.max(one, other);
    }
    return difference > 0 ? one : other;
  }
}
