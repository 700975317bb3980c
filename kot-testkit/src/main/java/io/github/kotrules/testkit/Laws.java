package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;

/** Checks the invariants of every reachable state and of every step. */
public final class Laws {
  private Laws() {}

  /** Checks a step: it is repeatable, its events are complete, and the resulting state is legal. */
  public static void checkStep(Game game, GameState before, Action action, Transition transition) {
    requireNonNull(game, "game");
    requireNonNull(before, "before");
    requireNonNull(action, "action");
    checkStep(game, before, action, SeatSet.none(), transition);
  }

  /** Checks a step of a game that players have left. */
  static void checkStep(
      Game game, GameState before, Action action, SeatSet leaving, Transition transition) {
    GameState after = transition.state();
    require(
        game.apply(before, action, leaving).equals(transition),
        "apply gave two answers to the same action\n%s\n%s",
        action,
        before);
    require(
        !leaving.isEmpty() || game.next(before, action).equals(after),
        "next and apply disagree\n%s\n%s",
        action,
        before);
    GameState folded = before.after(transition.events());
    require(
        folded.equals(after),
        "the events do not tell the whole change\n%s\nfolded:\n%s\nbut is:\n%s",
        action,
        folded,
        after);
    require(folded.hashCode() == after.hashCode(), "equal states with two hash codes\n%s", after);
    checkState(after);
  }

  /** Checks a state: it waits for one thing, every card has a place, all numbers are in range. */
  public static void checkState(GameState state) {
    ImmutableList<String> faults = requireNonNull(state, "state").faults();
    require(faults.isEmpty(), "%s\n%s", String.join("; ", faults), state);
  }

  private static void require(boolean holds, String otherwise, Object... details) {
    if (!holds) {
      throw new AssertionError(Strings.lenientFormat(otherwise, details));
    }
  }
}
