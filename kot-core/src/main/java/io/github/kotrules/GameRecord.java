package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameState;

/**
 * A game that was played: enough to play it again, move by move.
 *
 * <pre>{@code
 * assert record.replay(game).equals(record.end());
 *
 * GameState table = record.start();
 * for (Action action : record.actions().subList(0, 20)) { // back to any move
 *   table = game.next(table, action);
 * }
 * }</pre>
 *
 * @param actions what was said, choices and chance alike
 * @param end the table after the last of them
 */
public record GameRecord(GameState start, ImmutableList<Action> actions, GameState end) {
  public GameRecord {
    requireNonNull(start, "start");
    requireNonNull(actions, "actions");
    requireNonNull(end, "end");
  }

  /** Plays the record again and gives the table it leads to, which is equal to {@link #end()}. */
  public GameState replay(Game game) {
    requireNonNull(game, "game");
    GameState state = start;
    for (Action action : actions) {
      state = game.next(state, action);
    }
    return state;
  }
}
