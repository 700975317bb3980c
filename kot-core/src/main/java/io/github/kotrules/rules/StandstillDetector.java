package io.github.kotrules.rules;

import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether turns without dice and without questions repeat. Brent's algorithm: each state is compared with the one at
 * the last power of two.
 *
 * @rulebook W-6
 */
final class StandstillDetector {
  /** Fewer turns are not looked at: usually something changes soon. */
  private static final int FIRST_COMPARED = 8;

  /** A table that changes for this long, and asks nobody, stands still for all that matters: only unused energy grows. */
  private static final int MAX_TURNS = 10_000;

  private int turns;
  private @Nullable GameState before;

  /** Whether after another such turn the table looks as it did some turns ago. */
  boolean seesCycle(Draft table) {
    turns++;
    if (turns < FIRST_COMPARED) {
      return false;
    }
    GameState now = table.freeze(EngineKey.KEY);
    if (now.equals(before) || turns >= MAX_TURNS) {
      return true;
    }
    if (Integer.bitCount(turns) == 1) {
      before = now;
    }
    return false;
  }
}
