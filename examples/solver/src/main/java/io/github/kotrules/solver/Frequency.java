package io.github.kotrules.solver;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How often a seat wins games of the library.
 *
 * @param exact the probability that the solver has computed
 */
record Frequency(double exact, long wins, long games) {
  /** 99.9 % of a normal distribution lie within this many standard deviations. */
  private static final double Z = 3.2905;

  /** The number of games that share a random generator. */
  private static final int BLOCK = 10_000;

  /** Plays games from one state. Several threads use the bots, which are in the order of the seats. */
  static Frequency of(
      Game game,
      GameState start,
      Seat seat,
      double exact,
      List<Chooser> bots,
      int games,
      long seed) {
    long wins = IntStream.range(0, (games + BLOCK - 1) / BLOCK)
        .parallel()
        .mapToLong(block -> {
          int size = Math.min(BLOCK, games - block * BLOCK);
          return wins(game, start, seat, bots, size, new SplittableRandom(seed + block));
        })
        .sum();
    return new Frequency(exact, wins, games);
  }

  private static long wins(
      Game game,
      GameState start,
      Seat seat,
      List<Chooser> bots,
      int games,
      SplittableRandom random) {
    long wins = 0;
    for (int i = 0; i < games; i++) {
      GameState state = start;
      while (!state.isOver()) {
        state = game.next(state, action(game, state, bots, random));
      }
      wins += state.winners().contains(seat) ? 1 : 0;
    }
    return wins;
  }

  private static Action action(
      Game game, GameState state, List<Chooser> bots, SplittableRandom random) {
    Chance chance = state.chance();
    if (chance != null) {
      return chance.sample(random);
    }
    Question question = Question.of(game, state);
    return bots.get(question.seat().ordinal()).choose(question);
  }

  double share() {
    return (double) wins / games;
  }

  /**
   * Returns the difference from the exact value in standard deviations; infinite if the exact value is 0 or 1 and the games
   * differ.
   */
  double deviation() {
    double off = share() - exact;
    return off == 0 ? 0 : off / Math.sqrt(exact * (1 - exact) / games);
  }

  /** Whether the share of wins is in the 99.9 % interval around the exact value. */
  boolean fits() {
    return Math.abs(deviation()) <= Z;
  }
}
