package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Setting;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * The rules as a function: from a state and an action to events and the next state. It opens a draft of the state, resolves the
 * action on it until the table waits again, and freezes it.
 */
public final class Reducer {
  /** The number of events of a roll or reroll: the dice, and what is awaited next. */
  private static final int EVENTS_OF_DICE = 2;

  /** The expected number of events of other calls. */
  private static final int EVENTS = 12;

  private final Engine engine = new Rulebook();
  private final CardRegistry cards;

  /** Creates the result of {@link #apply} from the states before and after an action and the events between them. */
  @FunctionalInterface
  public interface ResultFactory<T> {
    T make(GameState before, GameState after, List<Event> events);
  }

  public Reducer(CardRegistry cards) {
    this.cards = cards;
  }

  /** Starts a game from a position, which is checked as a whole. */
  public GameState begin(RuleSet rules, GameSetup setup) {
    ImmutableList.Builder<Monster> monsters = ImmutableList.builder();
    setup.monsters().forEach(monster -> monsters.add(monster.monster()));
    Draft table = Draft.of(
        new Setting(rules, monsters.build(), cards.catalogue()),
        setup,
        (seat, held) -> MonsterStats.maximumLife(rules, cards, seat, held),
        card -> Hooks.COPIES_CARDS.of(cards.card(card)) != null,
        EngineKey.KEY);
    Resolution resolution = new Resolution(engine, cards, table);
    Opening.plan(resolution, setup);
    resolution.run();
    return resolution.freeze();
  }

  /** Returns the state after a legal action. */
  public GameState next(GameState state, Action action) {
    if (RollStep.onlyMovesDice(state, action)) {
      Draft.Editor editor = Draft.Editor.of(state, EngineKey.KEY);
      RollStep.moveDice(editor, action);
      return editor.freeze();
    }
    Resolution resolution = resolution(state);
    resolution.resume(action);
    return resolution.freeze();
  }

  /** Applies a legal action and passes the states and events to the factory. */
  public <T> T apply(GameState state, Action action, ResultFactory<T> results) {
    if (RollStep.onlyMovesDice(state, action)) {
      Draft.Editor editor = Draft.Editor.of(state, EngineKey.KEY);
      editor.startLog(state, EVENTS_OF_DICE);
      RollStep.moveDice(editor, action);
      return results.make(state, editor.freeze(), editor.events());
    }
    Resolution resolution = resolution(state);
    resolution.startLog(state, EVENTS);
    resolution.resume(action);
    return results.make(state, resolution.freeze(), resolution.events());
  }

  /**
   * Eliminates these Monsters where a turn is about to start, continues, and passes the states and events to the factory.
   *
   * @param state the state before the action that ended the last turn
   * @param untilTurn the events from there until the turn was about to start
   * @param leaving the seats whose players have left; those eliminated already are ignored
   */
  public <T> T applyForfeits(
      GameState state, List<Event> untilTurn, SeatSet leaving, ResultFactory<T> results) {
    Resolution resolution = resolution(state);
    resolution.startLog(state, EVENTS);
    resolution.abandon();
    for (Event event : untilTurn) {
      resolution.emit(event);
    }
    SeatSet out = leaving.and(resolution.table.living());
    if (!out.isEmpty()) {
      Damage.giveUp(resolution, out);
    }
    resolution.run();
    return results.make(state, resolution.freeze(), resolution.events());
  }

  /** Returns a resolution that starts from a state. */
  public Resolution resolution(GameState state) {
    return new Resolution(engine, cards, state);
  }

  /** All legal actions, in canonical order. */
  public List<Action> legalActions(Table table) {
    Chance chance = table.chance();
    if (chance != null) {
      return new OutcomeOptions(chance);
    }
    return table.isOver() ? ImmutableList.of() : Rulebook.list(cards, table, table.pending());
  }

  public boolean isLegal(Table table, Action action) {
    Chance chance = table.chance();
    if (chance != null) {
      return chance.allows(action);
    }
    return !table.isOver() && Rulebook.allows(cards, table, table.pending(), action);
  }
}
