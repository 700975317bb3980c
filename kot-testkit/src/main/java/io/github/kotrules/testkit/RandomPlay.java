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
 * Plays games in which all players choose at random. The same seed gives the same games.
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

  /** Observes the steps of a game. */
  @FunctionalInterface
  public interface Watcher {
    /** Called after each step. */
    void see(GameState before, Action action, Transition transition);
  }

  /** Creates a player of random games; the seed determines the sequence of games. */
  public RandomPlay(Game game, long seed) {
    this.game = requireNonNull(game, "game");
    this.random = new SplitMix64(seed);
  }

  /** Starts a new game of the first Monsters of the edition. */
  public GameState newTable(int players) {
    return game.start(Players.first(game, players));
  }

  /** Chooses a random legal action, or samples chance. */
  public Action choose(GameState state) {
    if (state.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }

  /** Plays a whole game of the first Monsters of the edition. */
  public GameRecord record(int players) {
    GameSetup start = game.setup(Players.first(game, players));
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    GameState end = toEnd(game.start(start), (before, action, transition) -> actions.add(action));
    return new GameRecord(start, actions.build(), end);
  }

  /** Plays to the end and returns the last state. */
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
