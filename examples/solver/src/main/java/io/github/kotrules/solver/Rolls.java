package io.github.kotrules.solver;

/** The rolls of a turn: what dice are worth while they may still be rolled, for given worths of all final dice. */
final class Rolls {
  private final Hands hands;
  private final int rolls;

  Rolls(Hands hands, int rolls) {
    this.hands = hands;
    this.rolls = rolls;
  }

  Hands hands() {
    return hands;
  }

  /**
   * What a turn is worth before its first roll.
   *
   * @param ends what final dice are worth, by number from {@link Hands#firstFull()}
   * @param table room for a number for each multiset
   */
  double expected(double[] ends, double[] table) {
    System.arraycopy(ends, 0, table, hands.firstFull(), ends.length);
    for (int left = 1; left < rolls; left++) {
      average(table);
      System.arraycopy(ends, 0, table, hands.firstFull(), ends.length);
      raise(table);
    }
    average(table);
    return table[0];
  }

  /**
   * What kept dice are worth, by rerolls left and their number: the other dice are rolled now. All dice kept is to stop; so are
   * the worths without rerolls, which are there for all dice only.
   */
  double[][] worths(double[] ends) {
    double[][] worths = new double[rolls][hands.size()];
    System.arraycopy(ends, 0, worths[0], hands.firstFull(), ends.length);
    double[] table = worths[0].clone();
    for (int left = 1; left < rolls; left++) {
      average(table);
      System.arraycopy(ends, 0, table, hands.firstFull(), ends.length);
      worths[left] = table.clone();
      raise(table);
    }
    return worths;
  }

  /** Gives each smaller multiset the average of what it may become with one die more. */
  void average(double[] table) {
    int[] next = hands.next();
    for (int number = hands.firstFull() - 1; number >= 0; number--) {
      int i = number * Hands.FACES;
      double sum = table[next[i]]
          + table[next[i + 1]]
          + table[next[i + 2]]
          + table[next[i + 3]]
          + table[next[i + 4]]
          + table[next[i + 5]];
      table[number] = sum / Hands.FACES;
    }
  }

  /** Gives each multiset the best worth of its parts. */
  private void raise(double[] table) {
    int[] next = hands.next();
    for (int number = 0; number < hands.firstFull(); number++) {
      double worth = table[number];
      for (int i = number * Hands.FACES; i < (number + 1) * Hands.FACES; i++) {
        int more = next[i];
        table[more] = Math.max(table[more], worth);
      }
    }
  }
}
