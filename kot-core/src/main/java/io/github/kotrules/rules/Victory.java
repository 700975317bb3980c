package io.github.kotrules.rules;

import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.SeatSet;

/**
 * Who has won: everybody alive at 20 points when it is checked, or the last Monster alive.
 *
 * @rulebook W-1, W-2, W-3, W-4, W-5, W-7
 */
final class Victory {
  private Victory() {}

  // The winners are computed twice on purpose: escape analysis removes a SeatSet that does not
  // escape.
  static void check(Resolution r) {
    SeatSet living = r.table.living();
    if (living.size() == 1) {
      r.end(r.table.living());
    } else if (!living.and(r.table.atWinningPoints()).isEmpty()) {
      r.end(r.table.living().and(r.table.atWinningPoints()));
    }
  }

  /** With nobody alive all have lost; a single survivor has won, where the rules say at once. */
  static void checkSurvivors(Resolution r) {
    int fewest = r.table.rules().survivorVictory() == SurvivorVictory.AT_ONCE ? 2 : 1;
    if (r.table.living().size() < fewest) {
      r.end(r.table.living());
    }
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
