package io.github.kotrules.snippets;

import io.github.kotrules.Game;
import io.github.kotrules.Playout;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.SplittableRandom;

/** Estimates a state for a seat by many random playouts. */
public final class Rollouts {
  private Rollouts() {}

  /** Starts the program. */
  public static void main(String[] args) {
    Game game = KingOfTokyo.secondEdition();
    GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    System.out.println("survived: " + survived(game, state, Seat.ONE) + " of 1000");
  }

  static int survived(Game game, GameState state, Seat seat) {
    SplittableRandom random = new SplittableRandom(42);
    // README: begin
    Playout playout = game.playout(state); // one for each thread
    int survived = 0;
    for (int i = 0; i < 1000; i++) {
      playout.reset(state);
      while (!playout.isOver()) {
        playout.step(random); // chance falls, players choose at random; or playout.next(action)
      }
      survived += playout.table().isAlive(seat) ? 1 : 0;
    }
    // README: end
    return survived;
  }
}
