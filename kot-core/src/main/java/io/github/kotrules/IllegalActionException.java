package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending;

/**
 * An action that is not among the legal ones. Nothing has changed.
 *
 * <p>The message is short. It contains only what the asked seat may see, and nothing about the cards in the deck, so it can
 * be shown to whoever sent the action.
 */
public final class IllegalActionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** Why an action was refused. */
  public enum Reason {
    /** The game has ended. */
    GAME_OVER,
    /** Chance is awaited, but a player has spoken, or the other way round. */
    NOT_WAITED_FOR,
    /** It does not answer the question, or chance cannot bring it. */
    NOT_AN_OPTION
  }

  private final Action action;
  private final Pending pending;
  private final Reason reason;

  IllegalActionException(Action action, Pending pending, Reason reason, String advice) {
    super(who(pending) + " cannot " + Excerpt.of(action) + " (" + reason + "): the table waits for "
        + Excerpt.of(pending) + ". " + advice);
    this.action = action;
    this.pending = pending;
    this.reason = reason;
  }

  private static String who(Pending pending) {
    return pending instanceof Decision decision ? decision.seat().toString() : "one";
  }

  /** What was refused. */
  public Action action() {
    return action;
  }

  /** What the table waits for. */
  public Pending pending() {
    return pending;
  }

  /** Why it was refused. */
  public Reason reason() {
    return reason;
  }
}
