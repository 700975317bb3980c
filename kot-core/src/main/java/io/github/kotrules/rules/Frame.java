package io.github.kotrules.rules;

import io.github.kotrules.action.Action;

/**
 * A step of a resolution. It is a value on the agenda and runs when it comes to the top. A frame that waits for a player or for
 * chance pushes itself back until the action arrives.
 */
interface Frame {
  void run(Resolution r);

  /** Handles the action that this frame has waited for. The frame is no longer on the agenda. */
  default void answer(Resolution r, Action action) {
    throw new IllegalStateException(this + " does not wait for " + action);
  }
}
