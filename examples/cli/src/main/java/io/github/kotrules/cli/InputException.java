package io.github.kotrules.cli;

import org.jspecify.annotations.Nullable;

/** Something that was given to a program is wrong; the message says what. */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1;

  private final String message;

  public InputException(String message) {
    this(message, null);
  }

  public InputException(String message, @Nullable Throwable cause) {
    super(message, cause);
    this.message = message;
  }

  @Override
  public String getMessage() {
    return message;
  }
}
