package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;

/** A table that is played on in place: what the reducer does in one call, without thawing and freezing for each action. */
public final class LiveTable {
  private final Reducer reducer;
  private final Draft table;
  private final Resolution resolution;

  LiveTable(CardBook book, Reducer reducer, Draft table) {
    this.reducer = reducer;
    this.table = table;
    this.resolution = new Resolution(book, table, null);
  }

  public Table table() {
    return table;
  }

  public void reset(GameState state) {
    table.reset(state);
  }

  public GameState freeze() {
    return table.freeze();
  }

  public List<Action> legalActions() {
    return reducer.legalActions(table);
  }

  /** The answers to the question that the table waits with. */
  public List<Action> answers() {
    return Options.of(resolution.book, table, table.pending());
  }

  public boolean isLegal(Action action) {
    return reducer.isLegal(table, action);
  }

  /** Makes a legal action happen. */
  public void take(Action action) {
    resolution.resume(action);
  }
}
