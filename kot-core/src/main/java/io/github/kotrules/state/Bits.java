package io.github.kotrules.state;

/** What the packed parts of a table have in common. */
final class Bits {
  private Bits() {}

  /** A number that does not fit its bits must not spill into its neighbours. */
  static void check(int value, int mask) {
    if ((value & ~mask) != 0) {
      throw new IllegalStateException("out of range: " + value);
    }
  }
}
