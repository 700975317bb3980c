package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.state.GameState;

/** The ways in which a card may turn a die now. */
record DieTurns(Game game, GameState state) {
  ImmutableList<Action> of(CardId card, Face from) {
    ImmutableList.Builder<Action> turns = ImmutableList.builder();
    for (Action action : game.legalActions(state)) {
      if (action instanceof TurnDie turn && turn.card().equals(card) && turn.from() == from) {
        turns.add(turn);
      }
    }
    return turns.build();
  }
}
