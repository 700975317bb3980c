package io.github.kotrules.protocol;

/** Shows what a bot has said in a sentence. */
final class Quotes {
  private static final int MAX_LENGTH = 80;

  private Quotes() {}

  /** The text in quotation marks; a long one is cut, and whatever cannot be shown is a question mark. */
  static String of(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    int length = Math.min(text.length(), MAX_LENGTH);
    for (int i = 0; i < length; i++) {
      char next = text.charAt(i);
      quoted.append(Character.isISOControl(next) || Character.isSurrogate(next) ? '?' : next);
    }
    return quoted.append(length < text.length() ? " ...\"" : "\"").toString();
  }
}
