package io.github.kotrules.protocol;

import org.jspecify.annotations.Nullable;

/** A bot outside of this program has broken the protocol, was late, or has ended. The message is a sentence for its author. */
public final class BotFaultException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final boolean ended;

  private BotFaultException(String reason, boolean ended, @Nullable Throwable cause) {
    super("the bot " + reason, cause);
    this.reason = reason;
    this.ended = ended;
  }

  /** The bot runs and does what it may not do. */
  static BotFaultException of(String reason) {
    return new BotFaultException(reason, false, null);
  }

  /** The bot cannot be started. */
  static BotFaultException notStarted(String reason, Throwable cause) {
    return new BotFaultException(reason, false, cause);
  }

  /** The bot has ended by itself. */
  static BotFaultException ended(String reason) {
    return new BotFaultException(reason, true, null);
  }

  /** What the bot did, without the subject of the sentence: {@code ended with exit code 1 ...}. */
  public String reason() {
    return reason;
  }

  /** Whether its process has ended by itself, so that another one could carry on. */
  boolean hasEnded() {
    return ended;
  }
}
