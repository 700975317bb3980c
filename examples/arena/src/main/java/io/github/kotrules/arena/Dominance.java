package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.Interval;

/**
 * The relation of bots that have ever come before others, directly or through a chain. A rating has an upper bound only if such
 * chains lead to the bot from all others, and a lower bound only if they lead from the bot to all others: otherwise the
 * difference is unlimited.
 */
final class Dominance {
  private final boolean[][] before;
  private final ImmutableList<Rivalry> rivalries;

  Dominance(ImmutableList<Rivalry> rivalries, int contestants) {
    this.rivalries = rivalries;
    this.before = new boolean[contestants][contestants];
    for (Rivalry rivalry : rivalries) {
      before[rivalry.one()][rivalry.other()] = rivalry.share() > 0;
      before[rivalry.other()][rivalry.one()] = rivalry.share() < 1;
    }
    for (int by = 0; by < contestants; by++) {
      for (int from = 0; from < contestants; from++) {
        for (int to = 0; to < contestants; to++) {
          before[from][to] |= before[from][by] && before[by][to];
        }
      }
    }
  }

  /** The interval of a rating, with infinite ends where it has no bound. */
  Interval interval(int bot, double rating, double low, double high) {
    return new Interval(
        hasOnly(bot, 1)
            ? Double.POSITIVE_INFINITY
            : hasOnly(bot, 0) ? Double.NEGATIVE_INFINITY : rating,
        isOpenBelow(bot) ? Double.NEGATIVE_INFINITY : low,
        isOpenAbove(bot) ? Double.POSITIVE_INFINITY : high);
  }

  private boolean isOpenAbove(int bot) {
    boolean open = false;
    for (int other = 0; other < before.length; other++) {
      open |= other != bot && !before[other][bot];
    }
    return open;
  }

  private boolean isOpenBelow(int bot) {
    boolean open = false;
    for (int other = 0; other < before.length; other++) {
      open |= other != bot && !before[bot][other];
    }
    return open;
  }

  /** Whether a bot has won, or lost, everything; false if it has no opponents. */
  private boolean hasOnly(int bot, double share) {
    boolean met = false;
    boolean only = true;
    for (Rivalry rivalry : rivalries) {
      if (rivalry.involves(bot)) {
        met = true;
        only &= (rivalry.one() == bot ? rivalry.share() : 1 - rivalry.share()) == share;
      }
    }
    return met && only;
  }
}
