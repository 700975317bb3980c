package io.github.kotrules.protocol;

import java.io.InputStream;
import java.io.OutputStream;

/** The streams and the lifetime of a bot. All methods are thread-safe. */
interface Link {
  /** The stream that the bot reads. */
  OutputStream input();

  /** The stream that the bot writes. */
  InputStream output();

  /** Describes how the bot has ended, as in {@code ended with exit code 1}. Waits a short time for the end. */
  String ending();

  /** Whether the bot has ended, or ends within this time. */
  boolean hasEndedWithin(long millis);

  /** Whether a signal ended the bot that a terminal or a supervisor sends to all processes, such as that of Ctrl-C. */
  boolean wasInterrupted();

  /** Kills the bot and its child processes. Never blocks. */
  void kill();

  /** Closes the bot's input, gives it a short time to end, and then kills it. */
  void end();

  /** The last part of its standard error. */
  String errorOutput();
}
