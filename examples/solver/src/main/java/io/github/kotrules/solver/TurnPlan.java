package io.github.kotrules.solver;

/** The best way to roll in one position. Dice are numbers of {@link Hands}. Immutable. */
final class TurnPlan {
  /** Sums in a different order differ by less than this, which is not a reason to prefer one. */
  private static final double SAME = 1e-12;

  private final Hands hands;

  /** What kept dice are worth, by rerolls left and number. */
  private final double[][] worths;

  /** The dice to keep of all dice, by rerolls left and number. */
  private final int[][] keeps;

  TurnPlan(Rolls rolls, double[] ends) {
    this.hands = rolls.hands();
    this.worths = rolls.worths(ends);
    this.keeps = new int[worths.length][];
    for (int left = 1; left < worths.length; left++) {
      keeps[left] = best(worths[left]);
    }
  }

  /** The best part of each multiset. Of equals it is the one with more dice. */
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

  /** The dice to keep while the others are rolled again; all of them to stop. */
  int keep(int dice, int rerolls) {
    return rerolls == 0 ? dice : keeps[rerolls][dice];
  }

  /** What dice on the table are worth to a perfect player. */
  double value(int dice, int rerolls) {
    return worths[rerolls][keep(dice, rerolls)];
  }

  /** What it is worth to keep these dice and to roll the others, or to stop by keeping all. */
  double worth(int kept, int rerolls) {
    return worths[rerolls][kept];
  }

  /** The dice to keep, by rerolls left less 1 and number counted from the first with all dice: all that a player needs. */
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
