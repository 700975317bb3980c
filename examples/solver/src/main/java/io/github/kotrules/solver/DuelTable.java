package io.github.kotrules.solver;

import io.github.kotrules.model.RuleSet;
import io.github.kotrules.solver.Position.City;

/**
 * The exact chances to win of two Monsters without cards, when both play perfectly. The first table for some rules solves them, which
 * takes about a second. Safe for any number of threads.
 */
public final class DuelTable {
  private final Duel duel;

  private DuelTable(Duel duel) {
    this.duel = duel;
  }

  /**
   * The table for some rules; their cards are not considered.
   *
   * @throws IllegalArgumentException if the rules have numbers or ways to win that the solver does not know
   */
  public static DuelTable of(RuleSet rules) {
    return new DuelTable(Plans.of(DuelRules.of(rules)).duel());
  }

  /**
   * How likely the Monster that is about to roll wins. Its points for starting the turn in Tokyo are among its points. Life
   * beyond the maximum of the rules counts as the maximum.
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
