package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
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
  public GameState begin(RuleSet rules, GameSetup setup) {
    Draft table = new Arrangement(book, rules, setup).lay();
    new Resolution(book, table, null).run();
    return table.freeze();
  }

  /** The state after a legal action; events go to the log if there is one. */
  public GameState apply(
      GameState state, Action action, ImmutableList.@Nullable Builder<Event> log) {
    Draft table = Draft.of(state);
    new Resolution(book, table, log).resume(action);
    return table.freeze();
  }

  /** A table that plays on in place, by the same rules. */
  public LiveTable liveTable(GameState state) {
    return new LiveTable(book, this, Draft.of(state));
  }

  /** All that may be said to a table now, in canonical order. */
  public List<Action> legalActions(Table table) {
    Chance chance = table.chance();
    if (chance != null) {
      return new OutcomeOptions(chance);
    }
    return table.isOver() ? ImmutableList.of() : Options.of(book, table, table.pending());
  }

  public boolean isLegal(Table table, Action action) {
    Chance chance = table.chance();
    if (chance != null) {
      return chance.allows(action);
    }
    return !table.isOver() && Options.allow(book, table, table.pending(), action);
  }
}
