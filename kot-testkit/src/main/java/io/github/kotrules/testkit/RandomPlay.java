package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Games in which everybody chooses at random: the same seed, the same game.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * RandomPlay play = new RandomPlay(game, 42);
 * GameState end = play.toEnd(play.newTable(4), (before, action, transition) ->
 *     Laws.checkStep(game, before, action, transition));
 * assert end.isOver();
 * }</pre>
 */
public final class RandomPlay {
  private final Game game;
  private final RandomGenerator random;

  /** Sees one step of a game. */
  @FunctionalInterface
  public interface Watcher {
    /** This was said, and this came of it. */
    void see(GameState before, Action action, Transition transition);
  }

  /** Plays games of this kind; one seed, one row of games. */
  public RandomPlay(Game game, long seed) {
    this.game = requireNonNull(game, "game");
    this.random = new SplitMix64(seed);
  }

  /** A new table of the first Monsters of the edition. */
  public GameState newTable(int players) {
    return game.start(Players.first(game, players));
  }

  /** A legal action, or an outcome of chance. */
  public Action choose(GameState state) {
    if (state.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }

  /** A whole game of the first Monsters of the edition. */
  public GameRecord record(int players) {
    GameSetup start = game.setup(Players.first(game, players));
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    GameState end = toEnd(game.start(start), (before, action, transition) -> actions.add(action));
    return new GameRecord(start, actions.build(), end);
  }

  /** Plays on to the end, and gives the last state. */
  @CanIgnoreReturnValue
  public GameState toEnd(GameState start, Watcher watcher) {
    requireNonNull(start, "start");
    requireNonNull(watcher, "watcher");
    GameState state = start;
    while (!state.isOver()) {
      Action action = choose(state);
      Transition transition = game.apply(state, action);
      watcher.see(state, action, transition);
      state = transition.state();
    }
    return state;
  }
}
