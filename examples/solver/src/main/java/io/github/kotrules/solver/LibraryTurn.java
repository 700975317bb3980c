package io.github.kotrules.solver;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameState;

/**
 * Computes the value of one turn by the rules of the library: tries every roll, every order of groups, and both answers of an
 * attacked Monster. Only the states at the end of the turn get their values from the solver. If the result equals the solver's
 * value in every position, the solver has solved the library's game, because the equations have only one solution.
 */
final class LibraryTurn {
  private final Game game;
  private final Duel duel;

  LibraryTurn(Game game, Duel duel) {
    this.game = game;
    this.duel = duel;
  }

  /** Returns the probability that the Monster about to make its first roll wins. */
  double value(GameState state) {
    return RollPlan.of(game.rules().dice(), game.rules().rolls() - 1, dice -> end(state, dice))
        .expected();
  }

  private double end(GameState state, Dice dice) {
    return best(game.next(state, new Roll(dice)), state.activeSeat());
  }

  /** Returns the probability that the mover wins from any state after its last roll. */
  double best(GameState state, Seat mover) {
    Decision decision = state.decision();
    if (decision == null) {
      return Aftermath.value(duel, 0, mover, state);
    }
    if (decision instanceof ChooseReroll) {
      return best(game.next(state, new StopRolling()), mover);
    }
    boolean own = decision.seat() == mover;
    double best = own ? 0 : 1;
    for (Action option : game.legalActions(state)) {
      double value = best(game.next(state, option), mover);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
