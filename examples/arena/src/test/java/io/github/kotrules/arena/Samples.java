package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.arena.GameResult.Ending;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.InputException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;

/** Small plans and results. */
final class Samples {
  private Samples() {}

  static GameResult game(ImmutableList<Integer> bots, ImmutableList<Double> places) {
    return new GameResult(
        0,
        0,
        bots,
        ImmutableList.copyOf(Collections.nCopies(bots.size(), 1.0 / bots.size())),
        places,
        10,
        Ending.POINTS,
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of(),
        null);
  }

  static MatchPlan plan(List<Contestant> contestants, int seats, int blocks) {
    return plan(KingOfTokyo.secondEdition(), contestants, seats, blocks);
  }

  static MatchPlan plan(Game game, List<Contestant> contestants, int seats, int blocks) {
    return new MatchPlan(
        game,
        ImmutableList.copyOf(contestants),
        Lineups.roundRobin(contestants.size(), seats),
        blocks,
        7,
        null,
        true);
  }

  static Results play(MatchPlan plan, int threads) {
    return play(plan, threads, (lineup, block) -> {});
  }

  static Results play(MatchPlan plan, int threads, Tournament.Listener listener) {
    Tournament tournament = tournament(plan);
    try {
      Results results = tournament.play(threads, listener);
      if (tournament.fault() != null) {
        throw new AssertionError(tournament.fault());
      }
      return results;
    } catch (InputException | InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  static Tournament tournament(MatchPlan plan) {
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    return new Tournament(
        plan,
        null,
        new Progress(nowhere, 0, Progress.Style.NONE),
        Shard.ALL,
        (lineup, block) -> null);
  }

  static ImmutableList<Contestant> bots(String... names) {
    try {
      return Contestants.of(List.of(names), null, 0);
    } catch (InputException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
