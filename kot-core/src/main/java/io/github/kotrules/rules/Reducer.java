package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.Pending.GameOver;
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
    Pending pending = table.pending();
    if (pending instanceof GameOver) {
      return ImmutableList.of();
    }
    return isChance(pending)
        ? new OutcomeOptions((Chance) pending)
        : Options.of(book, table, (Decision) pending);
  }

  public boolean isLegal(GameState state, Action action) {
    Pending pending = state.pending();
    if (pending instanceof GameOver) {
      return false;
    }
    return isChance(pending)
        ? ((Chance) pending).allows(action)
        : Options.allow(book, state, (Decision) pending, action);
  }

  /** Asks for the two classes one by one: to ask whether something is of an interface costs a search where it is not. */
  private static boolean isChance(Pending pending) {
    return pending instanceof DiceChance || pending instanceof DeckChance;
  }
}
