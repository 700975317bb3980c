package io.github.kotrules.bots;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How likely a Monster in Tokyo is to fall before its next turn, if everybody outside goes for Smash. Exact for plain dice. */
final class Danger {
  private static final int DICE = 6;
  private static final int ROLLS = 3;
  private static final double SMASH = 1 - Math.pow(5.0 / 6, ROLLS);

  private Danger() {}

  /** The chance that all others alive, one turn each, roll as many Smashes as the Monster has life. */
  static double ofStaying(Table table, Seat seat) {
    int attackers = table.living().size() - 1;
    return atLeast(table.life(seat), attackers * DICE);
  }

  /** The chance of so many Smashes or more among so many dice of which each is rolled until it shows one. */
  static double atLeast(int smashes, int dice) {
    double exactly = Math.pow(1 - SMASH, dice);
    double fewer = 0;
    for (int k = 0; k < smashes && k <= dice; k++) {
      fewer += exactly;
      exactly *= SMASH / (1 - SMASH) * (dice - k) / (k + 1);
    }
    return Math.max(0, 1 - fewer);
  }
}
