package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.Interval;
import java.util.ArrayList;
import java.util.List;

/**
 * The results of two contestants against each other.
 *
 * @param shares for each block with both, the share of games in which one came before the other; shared ranks count half
 */
record Rivalry(int one, int other, ImmutableList<Double> shares) {

  /** All pairs of contestants that have met. */
  static ImmutableList<Rivalry> all(Results results) {
    int contestants = results.plan().contestants().size();
    ImmutableList.Builder<Rivalry> all = ImmutableList.builder();
    for (int one = 0; one < contestants; one++) {
      for (int other = one + 1; other < contestants; other++) {
        ImmutableList<Double> shares = shares(results, one, other);
        if (!shares.isEmpty()) {
          all.add(new Rivalry(one, other, shares));
        }
      }
    }
    return all.build();
  }

  private static ImmutableList<Double> shares(Results results, int one, int other) {
    ImmutableList.Builder<Double> shares = ImmutableList.builder();
    for (List<List<GameResult>> blocks : results.byLineup()) {
      for (List<GameResult> block : blocks) {
        List<Double> met = new ArrayList<>();
        block.forEach(game -> addMeetings(met, game, one, other));
        if (!met.isEmpty()) {
          shares.add(Interval.mean(met));
        }
      }
    }
    return shares.build();
  }

  private static void addMeetings(List<Double> met, GameResult game, int one, int other) {
    for (int i = 0; i < game.bots().size(); i++) {
      for (int j = 0; j < game.bots().size(); j++) {
        if (game.bots().get(i) == one && game.bots().get(j) == other) {
          met.add((1 + Math.signum(game.places().get(j) - game.places().get(i))) / 2);
        }
      }
    }
  }

  /** Whether all blocks had the same result. */
  boolean isUniform() {
    return shares.stream().distinct().count() == 1;
  }

  /** The share of games in which one came before the other, in all blocks. */
  double share() {
    return Interval.mean(shares);
  }

  boolean involves(int bot) {
    return bot == one || bot == other;
  }
}
