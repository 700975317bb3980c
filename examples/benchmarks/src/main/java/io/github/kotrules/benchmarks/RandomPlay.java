package io.github.kotrules.benchmarks;

import io.github.kotrules.Game;
import io.github.kotrules.Playout;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays games in which all players choose uniformly at random. */
final class RandomPlay {
  private final Game game;
  private final GameState start;
  private final Playout playout;
  private final RandomGenerator random;

  RandomPlay(Game game, int players, long seed) {
    this.game = game;
    this.start =
        game.start(game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]));
    this.playout = game.playout(start);
    this.random = new Luck(seed);
  }

  /** The start of all games, before the cards are dealt and the first player is rolled for. */
  GameState start() {
    return start;
  }

  /** Plays a game without events. */
  GameState next(Tally tally) {
    GameState state = start;
    while (!state.isOver()) {
      state = game.next(state, choose(state, tally));
    }
    tally.games++;
    return state;
  }

  /** Plays a game with events. */
  GameState apply(Tally tally) {
    GameState state = start;
    while (!state.isOver()) {
      state = game.apply(state, choose(state, tally)).state();
    }
    tally.games++;
    return state;
  }

  /** Plays a game in place. */
  Table playout(Tally tally) {
    playout.reset(start);
    Table table = playout.table();
    while (!table.isOver()) {
      tally.decisions += table.chance() == null ? 1 : 0;
      playout.step(random);
    }
    tally.games++;
    return table;
  }

  /** Samples chance, or picks a legal action. */
  Action choose(GameState state, Tally tally) {
    Chance chance = state.chance();
    if (chance != null) {
      return chance.sample(random);
    }
    tally.decisions++;
    return pick(game.legalActions(state));
  }

  Action pick(List<Action> options) {
    return options.get(random.nextInt(options.size()));
  }
}
