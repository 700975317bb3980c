package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.state.Event;
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
  /** What moving dice brings: that, and what is awaited now. */
  private static final int EVENTS_OF_DICE = 2;

  /** How many events other calls bring, about. */
  private static final int EVENTS = 12;

  private final CardBook book;

  /** Makes the result of {@link #apply} from the states before and after an action and what happened in between. */
  @FunctionalInterface
  public interface ResultFactory<T> {
    T make(GameState before, GameState after, ImmutableList<Event> events);
  }

  public Reducer(CardBook book) {
    this.book = book;
  }

  /** Begins a game from a position, which is checked as a whole. */
  public GameState begin(RuleSet rules, GameSetup setup) {
    Draft table = new Arrangement(book, rules, setup).lay();
    new Resolution(book, table, null).run();
    return table.freeze();
  }

  /** The state after a legal action. */
  public GameState next(GameState state, Action action) {
    return RollStep.onlyMovesDice(state, action)
        ? moveDice(state, action, null)
        : resolve(state, action, null);
  }

  /** The state after a legal action and what has happened, put together by the caller. */
  public <T> T apply(GameState state, Action action, ResultFactory<T> results) {
    if (RollStep.onlyMovesDice(state, action)) {
      ImmutableList.Builder<Event> log = ImmutableList.builderWithExpectedSize(EVENTS_OF_DICE);
      return results.make(state, moveDice(state, action, log), log.build());
    }
    ImmutableList.Builder<Event> log = ImmutableList.builderWithExpectedSize(EVENTS);
    return results.make(state, resolve(state, action, log), log.build());
  }

  /**
   * Half of all calls and more only move dice. What they need is little enough to be compiled in one piece, in which a draft
   * that {@link #resolve} never sees is nothing but a few local variables.
   */
  private GameState moveDice(
      GameState state, Action action, ImmutableList.@Nullable Builder<Event> log) {
    Draft table = Draft.of(state);
    RollStep.moveDice(new Resolution(book, table, log), action);
    return table.freeze();
  }

  private GameState resolve(
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
