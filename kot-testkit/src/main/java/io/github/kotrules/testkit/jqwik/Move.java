package io.github.kotrules.testkit.jqwik;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameState;

/**
 * A state with a legal action, or with an outcome of chance.
 *
 * @param game the game that the state belongs to
 * @param action one of the state's legal actions, or an outcome of chance
 */
public record Move(Game game, GameState state, Action action) {
  public Move {
    requireNonNull(game, "game");
    requireNonNull(state, "state");
    requireNonNull(action, "action");
  }

  /** Applies the action. */
  public Transition apply() {
    return game.apply(state, action);
  }
}
