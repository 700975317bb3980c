package io.github.kotrules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Games in which everybody chooses at random: the same seed, the same game. */
public final class RandomGames {
  private RandomGames() {}

  /** One step of a game. */
  public record Step(GameState before, Action action, Transition transition) {}

  /** A new game in which everybody has energy to spend. */
  public static GameSetup richTable(Game game, int players) {
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    GameSetup setup = GameSetup.of(monsters);
    for (int i = 0; i < players; i++) {
      setup = setup.with(Seat.at(i), setup.monster(Seat.at(i)).withEnergy(12));
    }
    return setup;
  }

  /** The steps of a game from a position, up to its end or to a maximum number of steps. */
  public static ImmutableList<Step> play(Game game, GameState start, long seed, int mostSteps) {
    RandomGenerator random = new SplittableRandom(seed);
    ImmutableList.Builder<Step> steps = ImmutableList.builder();
    GameState state = start;
    for (int i = 0; i < mostSteps && !state.isOver(); i++) {
      Action action = choose(game, state, random);
      Transition transition = game.apply(state, action);
      steps.add(new Step(state, action, transition));
      state = transition.state();
    }
    return steps.build();
  }

  /** Any outcome of chance, or any legal action, drawn from the list of them. */
  static Action choose(Game game, GameState state, RandomGenerator random) {
    if (state.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }
}
