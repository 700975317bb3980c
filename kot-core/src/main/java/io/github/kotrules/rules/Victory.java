package io.github.kotrules.rules;

import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.model.SeatSet;

/**
 * Who has won: everybody alive with the points to win when it is checked, or the last Monster alive; or only one of the two.
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

  /** With nobody alive all have lost; a single survivor ends the game, where the rules say at once. */
  static void checkSurvivors(Resolution r) {
    int fewest = r.table.rules().survivorVictory() == SurvivorVictory.AT_ONCE ? 2 : 1;
    if (r.table.living().size() < fewest) {
      endWithLast(r);
    }
  }

  /** At most one Monster is alive. Where only points win it needs them, unless the others have left the game (W-8). */
  private static void endWithLast(Resolution r) {
    boolean needsPoints =
        r.table.rules().wayToWin() == WayToWin.ONLY_POINTS && r.find(CheckLastLeft.class) == null;
    SeatSet living = r.table.living();
    r.end(needsPoints ? living.and(r.table.atWinningPoints()) : living);
  }

  /** Players have left: a game continues only with two or more (W-7). */
  record CheckLastLeft() implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.living().size() < 2) {
        r.end(r.table.living());
      }
    }
  }
}
