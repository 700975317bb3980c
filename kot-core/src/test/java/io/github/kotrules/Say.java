package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameState;

/** Short names for actions in tests. */
public final class Say {
  private Say() {}

  public static Roll roll(String dice) {
    return new Roll(Dice.parse(dice));
  }

  public static Reveal reveal(CardId card) {
    return new Reveal(card);
  }

  public static StopRolling stop() {
    return new StopRolling();
  }

  /** The state after these actions. */
  public static GameState all(Game game, GameState start, Action... actions) {
    GameState state = start;
    for (Action action : actions) {
      state = game.next(state, action);
    }
    return state;
  }
}
