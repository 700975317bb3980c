package io.github.kotrules.protocol;

import org.jspecify.annotations.Nullable;

/** Thrown if an external bot breaks the protocol, is late, or ends. The message is a sentence for its author. */
public final class BotFaultException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final boolean ended;

  private BotFaultException(String reason, boolean ended, @Nullable Throwable cause) {
    super("the bot " + reason, cause);
    this.reason = reason;
    this.ended = ended;
  }

  /** Creates an exception for a bot that runs and breaks the protocol. */
  static BotFaultException of(String reason) {
    return new BotFaultException(reason, false, null);
  }

  /** Creates an exception for a bot that cannot be started. */
  static BotFaultException notStarted(String reason, Throwable cause) {
    return new BotFaultException(reason, false, cause);
  }

  /** Creates an exception for a bot that has ended by itself. */
  static BotFaultException ended(String reason) {
    return new BotFaultException(reason, true, null);
  }

  /** The fault, without the subject of the sentence: {@code ended with exit code 1 ...}. */
  public String reason() {
    return reason;
  }

  /** Whether its process has ended by itself, so that a new one can continue. */
  boolean hasEnded() {
    return ended;
  }
}
