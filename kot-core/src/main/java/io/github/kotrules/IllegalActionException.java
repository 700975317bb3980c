package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.Seat;

/**
 * Thrown if an action is not legal. Nothing has changed.
 *
 * <p>The message is short. It contains only what the asked seat may see, and nothing about the cards in the deck, so it can be
 * shown to the sender of the action.
 */
public final class IllegalActionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The reason for which an action was refused. */
  public enum Reason {
    /** The game has ended. */
    GAME_OVER,
    /** The table waits for chance and got a player's answer, or the other way round. */
    NOT_WAITED_FOR,
    /** The action does not answer the question, or is not a possible outcome. */
    NOT_AN_OPTION,
    /** Another seat is asked, or none; see {@link Game#apply(io.github.kotrules.state.GameState, Seat, Action)}. */
    NOT_ASKED
  }

  private final Action action;
  private final Pending pending;
  private final Reason reason;

  IllegalActionException(Action action, Pending pending, Reason reason, String advice) {
    this(describe(who(pending), action, reason, pending) + advice, action, pending, reason);
  }

  /** Refuses an action of a seat that is not asked. */
  IllegalActionException(Seat seat, Action action, Pending pending, String advice) {
    this(
        describe(seat.toString(), action, Reason.NOT_ASKED, pending) + advice,
        action,
        pending,
        Reason.NOT_ASKED);
  }

  private IllegalActionException(String message, Action action, Pending pending, Reason reason) {
    super(message);
    this.action = action;
    this.pending = pending;
    this.reason = reason;
  }

  private static String describe(String who, Action action, Reason reason, Pending pending) {
    return who + " cannot " + Excerpt.of(action) + " (" + reason + "): the table waits for "
        + Excerpt.of(pending) + ". ";
  }

  /** Returns this exception with the index of the action in a list. */
  IllegalActionException at(int index) {
    IllegalActionException refusal = new IllegalActionException(
        "actions[" + index + "]: " + getMessage(), action, pending, reason);
    refusal.initCause(this);
    return refusal;
  }

  private static String who(Pending pending) {
    return pending instanceof Decision decision ? decision.seat().toString() : "one";
  }

  /** The action that was refused. */
  public Action action() {
    return action;
  }

  /** The question or chance that the table waits for. */
  public Pending pending() {
    return pending;
  }

  /** The reason for which it was refused. */
  public Reason reason() {
    return reason;
  }
}
