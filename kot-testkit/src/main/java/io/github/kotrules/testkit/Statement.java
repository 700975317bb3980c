package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.model.Seat;

/** What a line after the header says: a move, who leaves, or what must be so where the line stands. */
sealed interface Statement permits Statement.Move, Statement.Forfeit, Expectation {

  /** The line in its usual form. */
  String text(ScriptPoint point);

  /**
   * Legal moves: one, or the groups of dice that a line picks.
   *
   * @param first the first of them
   * @param then the groups that are picked after it
   */
  record Move(Action first, ImmutableList<ResolveDice> then) implements Statement {
    @Override
    public String text(ScriptPoint point) {
      StringBuilder text = new StringBuilder(point.notation().write(point.state(), first));
      then.forEach(pick -> text.append(pick.group().symbol()));
      return text.toString();
    }

    ImmutableList<Action> actions() {
      return ImmutableList.<Action>builder().add(first).addAll(then).build();
    }
  }

  /** A player leaves the game. */
  record Forfeit(Seat seat) implements Statement {
    static final String WORD = "forfeit";

    @Override
    public String text(ScriptPoint point) {
      return WORD + " " + seat.number();
    }
  }
}
