package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.model.Seat;

/** A line after the header: moves, a player who leaves, or an expectation. */
sealed interface Statement permits Statement.Move, Statement.Forfeit, Expectation {

  /** The line in its normal form. */
  String text(ScriptPoint point);

  /**
   * Legal moves: one, or the groups of dice that a line picks.
   *
   * @param first the first move
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
