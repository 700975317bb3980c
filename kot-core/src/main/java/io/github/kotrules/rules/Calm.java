package io.github.kotrules.rules;

import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import org.jspecify.annotations.Nullable;

/** Turns of one call that follow each other without a die to roll or a question to ask. */
final class Calm {
  /** So many are nothing unusual yet. */
  private static final int USUAL = 8;

  private int turns;
  private @Nullable GameState before;

  /**
   * Whether after another such turn the table looks as it did some turns ago. The longer the calm, the longer ago it is
   * compared with.
   */
  boolean isLasting(Draft table) {
    turns++;
    return turns >= USUAL && hasChangedNothing(table.freeze());
  }

  private boolean hasChangedNothing(GameState now) {
    if (now.equals(before)) {
      return true;
    }
    if (Integer.bitCount(turns) == 1) {
      before = now;
    }
    return false;
  }
}
