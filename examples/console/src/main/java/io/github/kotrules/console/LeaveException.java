package io.github.kotrules.console;

/** The person has gone: by the end of input, or by Ctrl-C. */
final class LeaveException extends Exception {
  private static final long serialVersionUID = 1;

  /** What shells expect of a program that was interrupted. */
  static final int INTERRUPTED = 130;

  private final int code;

  LeaveException(int code) {
    super("the person has left");
    this.code = code;
  }

  /** What the program exits with. */
  int code() {
    return code;
  }
}
