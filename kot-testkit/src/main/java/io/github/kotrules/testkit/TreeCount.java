package io.github.kotrules.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameState;

/**
 * Counts the sequences of actions of one length from a state, as perft does for chess. Choices and outcomes of chance both
 * count, and dice are multisets. Two implementations of the rules with equal counts are likely to agree.
 */
public final class TreeCount {
  private TreeCount() {}

  /** Returns the number of sequences of exactly {@code depth} actions; games that end earlier do not count. */
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
