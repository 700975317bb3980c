package io.github.kotrules.protocol;

import java.io.InputStream;
import java.io.OutputStream;

/** The streams of a bot, and power over its life. All methods can be called from any thread. */
interface Link {
  /** What the bot reads. */
  OutputStream input();

  /** What the bot writes. */
  InputStream output();

  /** How it has ended, or seems to have, as in {@code ended with exit code 1}. Waits a little for the end. */
  String ending();

  /** Whether it has ended, or ends in the next milliseconds. */
  boolean hasEndedWithin(long millis);

  /** Whether it was ended by a signal that a terminal or a supervisor sends to everybody, such as that of Ctrl-C. */
  boolean wasInterrupted();

  /** Ends it at once, and whatever it has started. Never waits. */
  void kill();

  /** Closes its input, gives it a little time to end, and then kills it. */
  void end();

  /** The last of what it wrote to its standard error. */
  String errorOutput();
}
