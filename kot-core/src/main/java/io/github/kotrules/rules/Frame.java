package io.github.kotrules.rules;

import io.github.kotrules.action.Action;

/**
 * Something that the rules still have to do. It lies on the agenda as a value and runs when it comes to the top. A frame that
 * waits for a player or for chance puts itself back on top until the action has come.
 */
interface Frame {
  void run(Resolution r);

  /** Takes the action that this frame has waited for; the frame has left the agenda. */
  default void answer(Resolution r, Action action) {
    throw new IllegalStateException(this + " does not wait for " + action);
  }
}
