package io.github.kotrules.notation;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Pending;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A table that waits for a move, and its legal moves.
 *
 * @param options lists the legal moves
 * @param legality accepts exactly the legal moves
 */
record Awaited(Table table, Supplier<List<Action>> options, Predicate<Action> legality) {

  static Awaited of(Game game, GameState state) {
    return new Awaited(
        state, () -> game.legalActions(state), action -> game.isLegal(state, action));
  }

  /** Returns what a question awaits, with only what its seat knows. */
  static Awaited of(Question question) {
    return new Awaited(question.view(), question::options, question.options()::contains);
  }

  Pending pending() {
    return table.pending();
  }

  boolean isLegal(Action action) {
    return legality.test(action);
  }
}
