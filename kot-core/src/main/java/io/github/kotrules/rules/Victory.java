package io.github.kotrules.rules;

import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.model.SeatSet;

/**
 * The conditions of victory: living Monsters with the points to win when points are checked, the last Monster alive, or only
 * one of the two.
 *
 * @rulebook W-1, W-2, W-3, W-4, W-5, W-7, W-8
 */
final class Victory {
  private Victory() {}

  // The winners are computed twice on purpose: escape analysis removes a SeatSet that does not
  // escape.
  static void check(Resolution r) {
    SeatSet living = r.table.living();
    if (living.size() == 1) {
      endWithLast(r);
    } else if (!living.and(r.table.atWinningPoints()).isEmpty()
        && r.table.rules().wayToWin() != WayToWin.ONLY_LAST_ALIVE) {
      r.end(r.table.living().and(r.table.atWinningPoints()));
    }
  }

  /** Ends the game if no Monster is alive, or if one is and the rules let it win at once. */
  static void checkSurvivors(Resolution r) {
    int fewest = r.table.rules().survivorVictory() == SurvivorVictory.AT_ONCE ? 2 : 1;
    if (r.table.living().size() < fewest) {
      endWithLast(r);
    }
  }

  /**
   * Ends the game when at most one Monster is alive. If only points win, it needs them, unless the others have left the game
   * (W-8).
   */
  private static void endWithLast(Resolution r) {
    boolean needsPoints =
        r.table.rules().wayToWin() == WayToWin.ONLY_POINTS && r.find(CheckLastLeft.class) == null;
    SeatSet living = r.table.living();
    r.end(needsPoints ? living.and(r.table.atWinningPoints()) : living);
  }

  /** Ends the game if players have left and fewer than two Monsters remain (W-7). */
  record CheckLastLeft() implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.living().size() < 2) {
        r.end(r.table.living());
      }
    }
  }
}
