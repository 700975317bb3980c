package io.github.kotrules.bots;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * The probability that a Monster in Tokyo is eliminated before its next turn, if all others roll for Smash. Exact for plain
 * dice.
 */
public final class Danger {
  private Danger() {}

  /** The probability that all others alive, one turn each, roll as many Smashes as the Monster has life. */
  static double ofStaying(Table table, Seat seat) {
    int attackers = table.living().size() - 1;
    return atLeast(
        table.life(seat), attackers * table.rules().dice(), smash(table.rules().rolls()));
  }

  /** The probability that a die shows Smash after at most this number of rolls. */
  public static double smash(int rolls) {
    return 1 - Math.pow(5.0 / 6, rolls);
  }

  /** The probability of at least this number of Smashes among dice that each show Smash with this probability. */
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
