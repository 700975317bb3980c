package io.github.kotrules.notation;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import java.util.List;

/** What a line after the header says: a move, or what must be so where the line stands. */
sealed interface Statement permits Statement.Move, Expectation {

  /** The line in its usual form. */
  String text(Moment moment);

  /** A legal move. */
  record Move(Action action) implements Statement {
    @Override
    public String text(Moment moment) {
      return MoveWriter.write(moment.game(), moment.state(), action);
    }
  }

  /**
   * Where a text has come to.
   *
   * @param events what happened in the last move
   */
  record Moment(Game game, Glossary glossary, GameState state, List<Event> events) {}
}
