package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.event.Event;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules as a function: from a state and an action to what happens and the state after it. It thaws the state once,
 * answers what was pending, resolves until the table waits again, and freezes once.
 */
public final class Reducer {
  private final CardBook book;

  public Reducer(CardBook book) {
    this.book = book;
  }

  /** Begins a game from a position, which is checked as a whole. */
  public GameState begin(RuleSet rules, GameSetup setup, @Nullable List<Event> log) {
    Draft table = new Arrangement(book, rules, setup).lay();
    new Resolution(book, table, log).run();
    return table.freeze();
  }

  /** The state after a legal action; events go to the log if there is one. */
  public GameState apply(GameState state, Action action, @Nullable List<Event> log) {
    Draft table = Draft.of(state);
    new Resolution(book, table, log).answer(action).run();
    return table.freeze();
  }

  /** All that may be said to a table now, in canonical order. */
  public List<Action> legalActions(Table table) {
    Chance chance = table.chance();
    if (chance != null) {
      return new OutcomeOptions(chance);
    }
    return table.isOver()
        ? ImmutableList.of()
        : Options.of(book, table, (Decision) table.pending());
  }

  public boolean isLegal(GameState state, Action action) {
    Chance chance = state.chance();
    if (chance != null) {
      return chance.allows(action);
    }
    return !state.isOver() && Options.allow(book, state, (Decision) state.pending(), action);
  }
}
