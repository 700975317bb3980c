package io.github.kotrules.rules;

import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * Detects cycles of turns without dice and without questions. Brent's algorithm: each state is compared with the one at the
 * last power of two.
 *
 * @rulebook W-6
 */
final class StandstillDetector {
  /** The number of turns before the first comparison: usually something changes soon. */
  private static final int FIRST_COMPARED = 8;

  /**
   * The maximum number of turns without a question. After these only unused energy can still grow, which counts as a
   * standstill.
   */
  private static final int MAX_TURNS = 10_000;

  private int turns;
  private @Nullable GameState before;

  /**
   * Notes another such turn.
   *
   * @return whether the table is the same as some turns ago
   */
  boolean seesCycle(Draft.Editor editor) {
    turns++;
    if (turns < FIRST_COMPARED) {
      return false;
    }
    GameState now = editor.freeze();
    if (now.equals(before) || turns >= MAX_TURNS) {
      return true;
    }
    if (Integer.bitCount(turns) == 1) {
      before = now;
    }
    return false;
  }
}
