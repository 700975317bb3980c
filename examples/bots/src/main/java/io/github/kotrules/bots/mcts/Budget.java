package io.github.kotrules.bots.mcts;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The limit of a search for one answer.
 *
 * @param playouts the number of playouts, which gives the same answers on any machine
 * @param millis or the time, for live play
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

  /** Whether this is a limit of time. */
  boolean isTimed() {
    return millis < Integer.MAX_VALUE;
  }
}
