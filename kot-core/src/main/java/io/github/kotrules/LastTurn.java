package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Remembers the last turn of a game that is being played: where it started, and what was said since. */
final class LastTurn {
  private final GameSetup start;
  private final List<Action> since;
  private @Nullable Transition turn;

  /** Starts with a game of which this much was played. */
  LastTurn(GameSetup start, List<Action> begun) {
    this.start = start;
    this.since = new ArrayList<>(begun);
  }

  void add(Action action, Transition transition) {
    if (transition.startsTurn() && !transition.state().isOver()) {
      turn = transition;
      since.clear();
    } else {
      since.add(action);
    }
  }

  /** Whether a turn has started. */
  boolean hasStarted() {
    return turn != null;
  }

  /** The record of the turn, which now is at this state. It is not made before it is asked for. */
  Supplier<GameRecord> until(GameState state) {
    Transition started = turn;
    ImmutableList<Action> actions = ImmutableList.copyOf(since);
    return () -> new GameRecord(
        started == null ? start : requireNonNull(started.turnStart()), actions, state);
  }
}
