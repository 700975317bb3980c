package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** The games of whole blocks, in the order in which they were planned. */
final class Results {
  private final MatchPlan plan;
  private final List<List<List<GameResult>>> byLineup = new ArrayList<>();

  Results(MatchPlan plan) {
    this.plan = plan;
    plan.lineups().forEach(lineup -> byLineup.add(new ArrayList<>()));
  }

  MatchPlan plan() {
    return plan;
  }

  void add(int lineup, List<GameResult> block) {
    byLineup.get(lineup).add(block);
  }

  /** The games by lineup, then by block. */
  List<List<List<GameResult>>> byLineup() {
    return byLineup;
  }

  List<List<GameResult>> blocks(int lineup) {
    return byLineup.get(lineup);
  }

  List<GameResult> games() {
    List<GameResult> games = new ArrayList<>();
    byLineup.forEach(blocks -> blocks.forEach(games::addAll));
    return games;
  }

  boolean isEmpty() {
    return byLineup.stream().allMatch(List::isEmpty);
  }

  /** The mean score or rank of a contestant in each block of a lineup. */
  ImmutableList<Double> blockMeans(int lineup, int bot, Figure figure) {
    ImmutableList.Builder<Double> means = ImmutableList.builder();
    for (List<GameResult> block : byLineup.get(lineup)) {
      double sum = 0;
      int seats = 0;
      for (GameResult game : block) {
        for (int seat = 0; seat < game.bots().size(); seat++) {
          if (game.bots().get(seat) == bot) {
            sum += figure.of(game).get(seat);
            seats++;
          }
        }
      }
      if (seats > 0) {
        means.add(sum / seats);
      }
    }
    return means.build();
  }

  /** The same over all lineups. */
  ImmutableList<Double> blockMeans(int bot, Figure figure) {
    ImmutableList.Builder<Double> means = ImmutableList.builder();
    for (int lineup = 0; lineup < byLineup.size(); lineup++) {
      means.addAll(blockMeans(lineup, bot, figure));
    }
    return means.build();
  }

  /** A number of each seat in a game. */
  @FunctionalInterface
  interface Figure {
    List<Double> of(GameResult game);
  }
}
