package io.github.kotrules.cards.laws;

import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** The last turn of a game while it is played. */
final class LastTurn {
  private final GameSetup newGame;
  private GameSetup start;
  private final List<Action> actions = new ArrayList<>();

  LastTurn(GameSetup newGame) {
    this.newGame = newGame;
    this.start = newGame;
  }

  void see(Action action, Transition transition) {
    actions.add(action);
    GameSetup turn = transition.turnStart();
    if (turn != null && !transition.state().isOver()) {
      start = turn;
      actions.clear();
    }
  }

  /** The turn up to this state. After the end of a game the next one begins. */
  GameRecord until(GameState state) {
    GameRecord moment = new GameRecord(start, actions, state);
    if (state.isOver()) {
      start = newGame;
      actions.clear();
    }
    return moment;
  }
}
