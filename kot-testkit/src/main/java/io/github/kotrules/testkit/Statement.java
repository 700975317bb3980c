package io.github.kotrules.testkit;

import io.github.kotrules.action.Action;

/** What a line after the header says: a move, or what must be so where the line stands. */
sealed interface Statement permits Statement.Move, Expectation {

  /** The line in its usual form. */
  String text(ScriptPoint point);

  /** A legal move. */
  record Move(Action action) implements Statement {
    @Override
    public String text(ScriptPoint point) {
      return point.notation().write(point.state(), action);
    }
  }
}
