package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Sprt.Verdict;
import io.github.kotrules.cli.Interval;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of the first bot of a lineup against bots of one other kind.
 *
 * @param others the number of opponents at the table
 * @param elo the rating difference between the first and each of the others
 * @param verdict the verdict of the sequential test, if there is one
 */
record Duel(
    String first,
    String second,
    int others,
    int games,
    Interval score,
    Interval elo,
    @Nullable Verdict verdict) {

  /** The results of all lineups of exactly two kinds of bots, the first of them in one seat. */
  static ImmutableList<Duel> of(Results results, @Nullable Sprt sprt) {
    ImmutableList.Builder<Duel> duels = ImmutableList.builder();
    for (int i = 0; i < results.plan().lineups().size(); i++) {
      if (results.plan().lineups().get(i).isDuel() && !results.blocks(i).isEmpty()) {
        duels.add(of(results, i, sprt));
      }
    }
    return duels.build();
  }

  private static Duel of(Results results, int number, @Nullable Sprt sprt) {
    Lineup lineup = results.plan().lineups().get(number);
    int others = lineup.seats() - 1;
    int first = lineup.bots().get(0);
    List<Double> means = results.blockMeans(number, first, GameResult::scores);
    Interval score = Interval.ofShares(means);
    return new Duel(
        results.plan().contestants().get(first).name(),
        results.plan().contestants().get(lineup.bots().get(1)).name(),
        others,
        results.blocks(number).size() * lineup.seats(),
        score,
        score.map(share -> Elo.ofScore(share * others / (share * others + 1 - share))),
        sprt == null ? null : sprt.verdict(means, lineup.seats()));
  }

  String opponents() {
    return others == 1 ? second : others + " x " + second;
  }
}
