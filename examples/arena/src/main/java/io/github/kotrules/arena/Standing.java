package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.Interval;
import java.util.Comparator;

/**
 * The overall result of a contestant.
 *
 * @param games the number of games, once for each of its seats
 * @param score the share of victories
 * @param place the mean rank
 * @param rating the Plackett-Luce rating on the Elo scale, 0 on average; see {@link Ratings}
 * @param forfeits the number of games lost by forfeit
 */
record Standing(
    Contestant bot, long games, Interval score, Interval place, Interval rating, long forfeits) {

  /** All contestants, the best first. */
  static ImmutableList<Standing> of(Results results) {
    ImmutableList<Interval> ratings = Ratings.of(results);
    ImmutableList.Builder<Standing> standings = ImmutableList.builder();
    for (int bot = 0; bot < ratings.size(); bot++) {
      standings.add(of(results, bot, ratings.get(bot)));
    }
    return ImmutableList.sortedCopyOf(
        Comparator.comparingDouble(standing -> -standing.rating().mean()), standings.build());
  }

  private static Standing of(Results results, int bot, Interval rating) {
    return new Standing(
        results.plan().contestants().get(bot),
        seats(results, bot),
        Interval.ofShares(results.blockMeans(bot, GameResult::scores)),
        Interval.ofPlaces(
            results.blockMeans(bot, GameResult::places), results.plan().seats()),
        rating,
        forfeits(results, bot));
  }

  private static long seats(Results results, int bot) {
    return results.games().stream()
        .mapToLong(game -> game.bots().stream().filter(each -> each == bot).count())
        .sum();
  }

  private static long forfeits(Results results, int bot) {
    return results.games().stream()
        .mapToLong(game -> game.forfeits().stream()
            .filter(forfeit -> game.bots().get(forfeit.seat().ordinal()) == bot)
            .count())
        .sum();
  }
}
