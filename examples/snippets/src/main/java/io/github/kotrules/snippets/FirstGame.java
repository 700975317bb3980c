package io.github.kotrules.snippets;

// README: begin
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.SplittableRandom;

public final class FirstGame {
  public static void main(String[] args) {
    Game game = KingOfTokyo.secondEdition();
    SplittableRandom random = new SplittableRandom(42);
    GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    while (!state.isOver()) {
      List<Action> options = game.legalActions(state);
      Action action = state.pending() instanceof Chance chance
          ? chance.sample(random) // dice are rolled, or a card is revealed
          : options.get(random.nextInt(options.size())); // a player decides: your bot, your UI
      Transition transition = game.apply(state, action);
      transition.events().forEach(System.out::println);
      state = transition.state();
    }
    System.out.println(state);
  }
}
// README: end
