package io.github.kotrules;

import io.github.kotrules.state.GameState;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Replays the actions of a record lazily, one for each call of {@link #next()}. */
final class Replay implements Iterator<Transition> {
  private final Game game;
  private final GameRecord record;
  private GameState state;
  private int next;

  Replay(Game game, GameRecord record) {
    this.game = game;
    this.record = record;
    this.state = game.start(record.start());
  }

  /** The state after the last replayed action. */
  GameState state() {
    return state;
  }

  @Override
  public boolean hasNext() {
    return next < record.actions().size();
  }

  @Override
  public Transition next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the record has " + next + " actions");
    }
    try {
      Transition transition = game.apply(state, record.actions().get(next), record.leaving(next));
      next++;
      state = transition.state();
      return transition;
    } catch (IllegalActionException refused) {
      throw refused.at(next);
    }
  }
}
