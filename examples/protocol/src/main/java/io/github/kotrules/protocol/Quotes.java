package io.github.kotrules.protocol;

/** Quotes text from a bot in a message. */
final class Quotes {
  private static final int MAX_LENGTH = 80;

  private Quotes() {}

  /** The text in quotation marks; a long one is cut, and unprintable characters become question marks. */
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
