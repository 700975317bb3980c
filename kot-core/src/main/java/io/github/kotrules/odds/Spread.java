package io.github.kotrules.odds;

import java.util.Arrays;

/** Rolls dice one at a time, on an array with a value for each multiset up to a size. */
final class Spread {
  private Spread() {}

  /** Rolls the missing dice: moves all probability to the multisets of this size. */
  static void upTo(int size, double[] mass) {
    for (int number = 0; number < Lattice.start(size); number++) {
      double share = mass[number] / Lattice.FACES;
      if (share != 0) {
        mass[number] = 0;
        for (int face = 0; face < Lattice.FACES; face++) {
          mass[Lattice.next(number, face)] += share;
        }
      }
    }
  }

  /** The reverse: sets every smaller multiset to the average over one more die. */
  static void average(int size, double[] values) {
    for (int number = Lattice.start(size) - 1; number >= 0; number--) {
      double sum = 0;
      for (int face = 0; face < Lattice.FACES; face++) {
        sum += values[Lattice.next(number, face)];
      }
      values[number] = sum / Lattice.FACES;
    }
  }

  /** The values of the multisets of this size alone. */
  static double[] level(int size, double[] all) {
    return Arrays.copyOfRange(all, Lattice.start(size), Lattice.start(size + 1));
  }
}
