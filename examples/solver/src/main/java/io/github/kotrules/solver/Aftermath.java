package io.github.kotrules.solver;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;

/** Finds the state after an answer when only the order of groups is left to decide in the turn, which makes no difference. */
final class Aftermath {
  private Aftermath() {}

  /** Returns the state in which the next Monster is about to roll, or the game is over. */
  static GameState of(Game game, GameState state, Action answer) {
    GameState after = game.next(state, answer);
    while (after.decision() != null) {
      after = game.next(after, game.legalActions(after).get(0));
    }
    return after;
  }

  /**
   * Returns the probability that a seat wins from a state in which a Monster is about to roll, or the game is over.
   *
   * @param side the side of {@code seat}
   */
  static double value(Duel duel, int side, Seat seat, GameState state) {
    if (state.isOver()) {
      return state.winners().contains(seat) ? 1 : 0;
    }
    Position position = Position.of(state);
    return state.activeSeat() == seat
        ? duel.value(side, position)
        : 1 - duel.value(1 - side, position);
  }
}
