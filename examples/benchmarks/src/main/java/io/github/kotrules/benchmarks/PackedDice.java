package io.github.kotrules.benchmarks;

/** The dice of the baseline: the counts of the faces, four bits each, in the order of {@link io.github.kotrules.model.Face}. */
final class PackedDice {
  static final int ONE = 0;
  static final int TWO = 1;
  static final int THREE = 2;
  static final int ENERGY = 3;
  static final int HEART = 4;
  static final int SMASH = 5;
  static final int FACES = 6;

  static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  private PackedDice() {}

  static int count(int dice, int face) {
    return (dice >>> (face * BITS)) & MASK;
  }

  static int size(int dice) {
    int pairs = (dice & 0x0F0F0F) + ((dice >>> BITS) & 0x0F0F0F);
    return (pairs + (pairs >>> 8) + (pairs >>> 16)) & MASK;
  }

  /** All sequences of rolled dice, by number of dice. */
  static int[][] rolls(int most) {
    int[][] rolls = new int[most + 1][];
    rolls[0] = new int[] {0};
    for (int dice = 1; dice <= most; dice++) {
      rolls[dice] = new int[rolls[dice - 1].length * FACES];
      for (int i = 0; i < rolls[dice].length; i++) {
        rolls[dice][i] = rolls[dice - 1][i / FACES] + (1 << (i % FACES * BITS));
      }
    }
    return rolls;
  }

  /** The points of the numbers. */
  static int points(int dice) {
    return points(1, count(dice, ONE))
        + points(2, count(dice, TWO))
        + points(3, count(dice, THREE));
  }

  private static int points(int number, int dice) {
    return dice < 3 ? 0 : number + dice - 3;
  }
}
