package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
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

  public boolean isLegal(Action action) {
    return reducer.isLegal(table, action);
  }

  /** How many dice of the turn the table waits for; 0 if it waits for something else. */
  public int awaitedDice() {
    return RollStep.awaitedDice(table);
  }

  /** Whether the table asks which dice to roll again, and any of them may be. */
  public boolean awaitsReroll() {
    return table.pending() instanceof ChooseReroll choice
        && RerollOptions.areDiceOnly(table, choice.seat());
  }

  /** The {@linkplain #awaitedDice() awaited dice} fall, without an action that says so. */
  public void roll(Dice dice) {
    resolution.wake();
    RollStep.takeRoll(resolution, dice);
    resolution.run();
  }

  /** Picks up some dice, as {@link #awaitsReroll()} allows, without an action that says so. */
  public void reroll(Dice dice) {
    resolution.wake();
    RollStep.reroll(resolution, dice);
  }

  /** Says a legal action. */
  public void say(Action action) {
    resolution.resume(action);
  }
}
