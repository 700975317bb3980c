package io.github.kotrules.console;

/** Something that was asked for cannot be; it says what, in a sentence. */
final class InputException extends Exception {
  private static final long serialVersionUID = 1;

  private final String sentence;

  InputException(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}
