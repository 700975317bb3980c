package io.github.kotrules.solver;

/** The rolls of a turn: computes the values of dice that may still be rerolled from the values of all final dice. */
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
   * Returns the value of a turn before its first roll.
   *
   * @param ends the values of all final dice, indexed by number minus {@link Hands#firstFull()}
   * @param table scratch space with an element for each multiset
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
   * Returns the values of kept dice, indexed by rerolls left and by number. The other dice are rerolled; to keep all dice is to
   * stop. Without rerolls only full multisets have a value.
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

  /** Sets each multiset that is not full to the mean of the multisets with one die more. */
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

  /** Sets each multiset to the maximum of its subsets. */
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
