package io.github.kotrules.solver;

import io.github.kotrules.Game;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * How one side of a solved game rolls. Positions that were met before are remembered, because many games meet the same ones.
 * Safe for any number of threads.
 */
final class Plans {
  /** What bots remember together for one set of rules: 20 MB. */
  private static final int USUAL_MAXIMUM = 10_000;

  /** A bot is made for each game, and solving takes a second. */
  private static final ConcurrentMap<DuelRules, Plans> SHARED = new ConcurrentHashMap<>();

  private final Duel duel;
  private final int side;
  private final int maximum;
  private final ConcurrentMap<Position, short[][]> known = new ConcurrentHashMap<>();

  /**
   * The plans of a side.
   *
   * @param maximum the number of positions, of 2 KB each, at which all are forgotten
   */
  Plans(Duel duel, int side, int maximum) {
    this.duel = duel;
    this.side = side;
    this.maximum = maximum;
  }

  /**
   * Perfect play of a game, solved when it is first asked for.
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

  /** The dice to keep of some dice, which are numbers of {@link Hands}, with this many rerolls left. */
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
