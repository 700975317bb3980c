package io.github.kotrules.odds;

import java.util.Arrays;

/** Rolls dice one at a time, over an array that has a number for each multiset up to a size. */
final class Spread {
  private Spread() {}

  /** Rolls what is missing: moves all probability up to the multisets of this size. */
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

  /** The other way: gives every smaller multiset the average of what it may become with one die more. */
  static void average(int size, double[] values) {
    for (int number = Lattice.start(size) - 1; number >= 0; number--) {
      double sum = 0;
      for (int face = 0; face < Lattice.FACES; face++) {
        sum += values[Lattice.next(number, face)];
      }
      values[number] = sum / Lattice.FACES;
    }
  }

  /** The numbers of the multisets of this size alone. */
  static double[] level(int size, double[] all) {
    return Arrays.copyOfRange(all, Lattice.start(size), Lattice.start(size + 1));
  }
}
