package io.github.kotrules.solver;

/** The best way to roll in one position. Dice are numbers of {@link Hands}. Immutable. */
final class TurnPlan {
  /** Values that differ by less than this are equal: the difference comes from rounding. */
  private static final double SAME = 1e-12;

  private final Hands hands;

  /** The values of kept dice, indexed by rerolls left and by number. */
  private final double[][] worths;

  /** The dice to keep, indexed by rerolls left and by the number of the dice on the table. */
  private final int[][] keeps;

  TurnPlan(Rolls rolls, double[] ends) {
    this.hands = rolls.hands();
    this.worths = rolls.worths(ends);
    this.keeps = new int[worths.length][];
    for (int left = 1; left < worths.length; left++) {
      keeps[left] = best(worths[left]);
    }
  }

  /** Finds the best subset of each multiset. Of equal ones it is the one with more dice. */
  private int[] best(double[] worth) {
    int[] best = new int[hands.size()];
    for (int number = 0; number < best.length; number++) {
      best[number] = number;
    }
    for (int number = 0; number < hands.firstFull(); number++) {
      for (int face = 0; face < Hands.FACES; face++) {
        int more = hands.next(number, face);
        double gain = worth[best[number]] - worth[best[more]];
        boolean better = Math.abs(gain) < SAME ? best[number] > best[more] : gain > 0;
        best[more] = better ? best[number] : best[more];
      }
    }
    return best;
  }

  /** Returns the dice to keep while the others are rerolled; to keep all dice is to stop. */
  int keep(int dice, int rerolls) {
    return rerolls == 0 ? dice : keeps[rerolls][dice];
  }

  /** Returns the value of dice on the table with perfect play. */
  double value(int dice, int rerolls) {
    return worths[rerolls][keep(dice, rerolls)];
  }

  /** Returns the value of keeping these dice and rerolling the others; to keep all dice is to stop. */
  double worth(int kept, int rerolls) {
    return worths[rerolls][kept];
  }

  /**
   * Returns the dice to keep, indexed by rerolls left minus 1 and by number minus {@link Hands#firstFull()}. A player needs no
   * more.
   */
  short[][] keeps() {
    short[][] compact = new short[keeps.length - 1][hands.full()];
    for (int left = 1; left < keeps.length; left++) {
      for (int i = 0; i < hands.full(); i++) {
        compact[left - 1][i] = (short) keeps[left][hands.firstFull() + i];
      }
    }
    return compact;
  }
}
