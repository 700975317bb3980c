package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of an action: its events and the state after them. Transitions are values, compared by states and events.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * Action action = new Reveal(CardId.of("heal")); // the first card of the market
 * Transition transition = game.apply(state, action);
 * assert transition.state().equals(state.after(transition.events()));
 * for (Event event : transition.eventsFor(Seat.TWO)) { // what seat 2 may know
 *   System.out.println(event);
 * }
 * }</pre>
 */
public final class Transition {
  private final GameState before;
  private final GameState state;
  private final List<Event> events;

  Transition(GameState before, GameState state, List<Event> events) {
    this.before = before;
    this.state = state;
    this.events = events;
  }

  /** The state before the action. */
  public GameState before() {
    return before;
  }

  /** The state after the action, equal to {@code before.after(events)}. */
  public GameState state() {
    return state;
  }

  /** The events in order, as an immutable list. */
  public List<Event> events() {
    return events;
  }

  /**
   * The events as a viewer, a seat or an onlooker, may see them. Applied to the viewer's view of {@link #before()}, they give
   * its view of {@link #state()}; see {@link io.github.kotrules.state.GameView#after}.
   */
  public List<Event> eventsFor(Viewer viewer) {
    requireNonNull(viewer, "viewer");
    if (viewer instanceof Seat seat) {
      seat.checkAtTableOf(state.seats());
    }
    ImmutableList.Builder<Event> visible = ImmutableList.builderWithExpectedSize(events.size());
    for (Event event : events) {
      visible.add(event.publicFor(viewer));
    }
    return visible.build();
  }

  /**
   * The position at the start of the last turn that started in this transition; null if none did. {@code
   * game.start(turnStart())} is equal to {@link #state()}.
   */
  public @Nullable GameSetup turnStart() {
    for (int i = events.size() - 1; i >= 0; i--) {
      if (events.get(i) instanceof TurnStarted turn) {
        return TurnStart.of(tableBefore(i).table, turn.seat());
      }
      if (events.get(i) instanceof ExtraTurnStarted turn) {
        return TurnStart.ofExtraTurn(tableBefore(i).table, turn.seat(), turn.fewerDice());
      }
    }
    return null;
  }

  /** The events before the first turn that started in this transition; null if none did. */
  @Nullable
  List<Event> eventsUntilTurn() {
    for (int i = 0; i < events.size(); i++) {
      if (startsTurn(events.get(i))) {
        return events.subList(0, i);
      }
    }
    return null;
  }

  /** Whether {@link #turnStart()} is not null. */
  boolean startsTurn() {
    for (int i = events.size() - 1; i >= 0; i--) {
      if (startsTurn(events.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean startsTurn(Event event) {
    return event instanceof TurnStarted || event instanceof ExtraTurnStarted;
  }

  /**
   * The table at the end of the first turn that ended in this transition, before anything of the next turn, such as its points
   * for Tokyo. A turn ends when the next one starts or the game is over.
   *
   * <p>Like a state, the table shows hidden cards. It is read-only: its {@link Table#pending()} is what the action answered,
   * and the game cannot continue from it.
   *
   * @return null if no turn ended
   */
  public @Nullable Table turnEnd() {
    boolean underWay = before.step() != TurnStep.OPENING;
    for (int i = 0; i < events.size(); i++) {
      if (startsTurn(events.get(i)) || events.get(i) instanceof GameEnded) {
        if (underWay) {
          return tableBefore(i).snapshot();
        }
        underWay = true;
      }
    }
    return null;
  }

  /** An editor of the table before one of the events. */
  private Draft.Editor tableBefore(int event) {
    Draft.Editor editor = Draft.Editor.of(before, EngineKey.KEY);
    for (int i = 0; i < event; i++) {
      editor.emit(events.get(i));
    }
    return editor;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Transition that
        && state.equals(that.state)
        && events.equals(that.events);
  }

  @Override
  public int hashCode() {
    return state.hashCode() * 31 + events.hashCode();
  }

  @Override
  public String toString() {
    return "Transition[state=" + state + ", events=" + events + "]";
  }
}
