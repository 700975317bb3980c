package io.github.kotrules.solver;

import io.github.kotrules.model.RuleSet;
import io.github.kotrules.solver.Position.City;

/**
 * The exact chances to win in the two-player game without cards when both play perfectly. The first table for a set of rules
 * solves the game, which takes about a second. Thread-safe.
 */
public final class DuelTable {
  private final Duel duel;

  private DuelTable(Duel duel) {
    this.duel = duel;
  }

  /**
   * Returns the table for a set of rules.
   *
   * @throws IllegalArgumentException if the solver does not support the rules; the message says why
   */
  public static DuelTable of(RuleSet rules) {
    return new DuelTable(Plans.of(DuelRules.of(rules)).duel());
  }

  /**
   * Returns the probability that the Monster about to roll wins. Its points include those for starting the turn in Tokyo. Life
   * above the maximum of the rules counts as the maximum.
   */
  public double chance(
      int life,
      int points,
      boolean isInTokyo,
      int otherLife,
      int otherPoints,
      boolean isOtherInTokyo) {
    if (life <= 0 || otherPoints >= duel.rules().pointsToWin()) {
      return 0;
    }
    if (otherLife <= 0) {
      return 1;
    }
    City city = isInTokyo ? City.MOVER : isOtherInTokyo ? City.OTHER : City.NOBODY;
    int maximum = duel.rules().maximumLife();
    return duel.value(new Position(
        Math.min(life, maximum), points, Math.min(otherLife, maximum), otherPoints, city));
  }
}
