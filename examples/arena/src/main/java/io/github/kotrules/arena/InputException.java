package io.github.kotrules.arena;

import org.jspecify.annotations.Nullable;

/** Something that was given to the arena is wrong; the message says what. */
final class InputException extends Exception {
  private static final long serialVersionUID = 1;

  InputException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
