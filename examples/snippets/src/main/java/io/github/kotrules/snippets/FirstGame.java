package io.github.kotrules.snippets;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A whole game in twelve lines; the README shows what stands between the two marks. */
public final class FirstGame {
  private FirstGame() {}

  /** Plays a game of three in which everybody chooses at random, and tells what happens. */
  public static void main(String[] args) {
    // README: begin
    Game game = KingOfTokyo.secondEdition();
    SplittableRandom random = new SplittableRandom(42);
    GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    while (!state.isOver()) {
      Action action = state.pending() instanceof Chance chance
          ? chance.sample(random) // dice fall, a card is revealed
          : pick(game.legalActions(state), random); // a player decides: your bot, your UI
      Transition transition = game.apply(state, action); // pure: nothing is rolled in there
      transition.events().forEach(System.out::println);
      state = transition.state(); // equals state.after(transition.events())
    }
    System.out.println(state);
    // README: end
  }

  private static Action pick(List<Action> options, RandomGenerator random) {
    return options.get(random.nextInt(options.size()));
  }
}
