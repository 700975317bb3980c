package io.github.kotrules.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameState;

/**
 * How many ways a game can go: the number of different sequences of actions of one length from a state. Choices and chance
 * count alike, and dice are multisets. Two implementations of the rules that count the same are likely to play the same.
 */
public final class TreeCount {
  private TreeCount() {}

  /** The rows of exactly {@code depth} actions; a game that is over before is none of them. */
  public static long of(Game game, GameState state, int depth) {
    requireNonNull(game, "game");
    requireNonNull(state, "state");
    checkArgument(depth >= 0, "a depth is 0 or more, not %s", depth);
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return game.legalActions(state).size();
    }
    long count = 0;
    for (Action action : game.legalActions(state)) {
      count += of(game, game.next(state, action), depth - 1);
    }
    return count;
  }
}
