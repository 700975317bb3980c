package io.github.kotrules.bots;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How likely a Monster in Tokyo is to fall before its next turn, if everybody outside goes for Smash. Exact for plain dice. */
public final class Danger {
  private Danger() {}

  /** The chance that all others alive, one turn each, roll as many Smashes as the Monster has life. */
  static double ofStaying(Table table, Seat seat) {
    int attackers = table.living().size() - 1;
    return atLeast(
        table.life(seat), attackers * table.rules().dice(), smash(table.rules().rolls()));
  }

  /** The chance that a die that is rolled up to this often, until it shows Smash, shows it. */
  public static double smash(int rolls) {
    return 1 - Math.pow(5.0 / 6, rolls);
  }

  /** The chance of this number of Smashes or more among some dice, each of which shows Smash with this chance. */
  public static double atLeast(int smashes, int dice, double smash) {
    double exactly = Math.pow(1 - smash, dice);
    double fewer = 0;
    for (int k = 0; k < smashes && k <= dice; k++) {
      fewer += exactly;
      exactly *= smash / (1 - smash) * (dice - k) / (k + 1);
    }
    return Math.max(0, 1 - fewer);
  }
}
