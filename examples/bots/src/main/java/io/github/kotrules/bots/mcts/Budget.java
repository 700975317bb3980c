package io.github.kotrules.bots.mcts;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How much a bot may think about one answer.
 *
 * @param playouts so many games in the mind; what follows is the same on any machine
 * @param millis or so much time, for live play
 */
public record Budget(int playouts, int millis) {
  public Budget {
    checkArgument(playouts >= 1 && millis >= 1, "a budget of nothing: %s, %s ms", playouts, millis);
  }

  public static Budget playouts(int count) {
    return new Budget(count, Integer.MAX_VALUE);
  }

  public static Budget millis(int count) {
    return new Budget(Integer.MAX_VALUE, count);
  }

  /** Whether the clock is to be looked at: never for a budget in playouts. */
  boolean isTimed() {
    return millis < Integer.MAX_VALUE;
  }
}
