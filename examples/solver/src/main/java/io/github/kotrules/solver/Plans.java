package io.github.kotrules.solver;

import io.github.kotrules.Game;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Chooses the dice that one side of a solved game keeps. The plans are cached by position, because games often reach the same
 * positions. Thread-safe.
 */
final class Plans {
  /** The maximum size of the cache that all bots for a set of rules share: 20 MB. */
  private static final int USUAL_MAXIMUM = 10_000;

  /** Shared, because each game creates a bot and solving takes a second. */
  private static final ConcurrentMap<DuelRules, Plans> SHARED = new ConcurrentHashMap<>();

  private final Duel duel;
  private final int side;
  private final int maximum;
  private final ConcurrentMap<Position, short[][]> known = new ConcurrentHashMap<>();

  /**
   * Creates an empty cache for a side.
   *
   * @param maximum the number of positions, of 2 KB each, at which the cache is cleared
   */
  Plans(Duel duel, int side, int maximum) {
    this.duel = duel;
    this.side = side;
    this.maximum = maximum;
  }

  /**
   * Returns the plans of perfect play. The first call for a set of rules solves the game.
   *
   * @throws IllegalArgumentException if the solver cannot solve the game; the message says why
   */
  static Plans of(Game game) {
    return of(DuelRules.of(game));
  }

  static Plans of(DuelRules rules) {
    return SHARED.computeIfAbsent(rules, key -> new Plans(Duel.solve(key), 0, USUAL_MAXIMUM));
  }

  Duel duel() {
    return duel;
  }

  int side() {
    return side;
  }

  /** Returns which of the dice to keep with this number of rerolls left. Dice are numbers of {@link Hands}. */
  int keep(Position position, int dice, int rerolls) {
    short[][] keeps = known.get(position);
    if (keeps == null) {
      if (known.size() >= maximum) {
        known.clear();
      }
      keeps = duel.plan(side, position).keeps();
      known.put(position, keeps);
    }
    return keeps[rerolls - 1][dice - duel.hands().firstFull()];
  }
}
