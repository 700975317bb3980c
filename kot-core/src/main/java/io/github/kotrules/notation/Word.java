package io.github.kotrules.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;

/** A piece of text, and where it stands. */
record Word(String text, int line, int column) {
  private static final CharMatcher PRINTABLE = CharMatcher.inRange(' ', '~');
  private static final int LONGEST_QUOTE = 40;
  private static final int LONGEST_NUMBER = 9;

  boolean is(String other) {
    return text.equals(other);
  }

  /** The rest of the word from a character on. */
  Word from(int start) {
    return new Word(text.substring(start), line, column + start);
  }

  /** The pieces between separators, empty ones included. */
  ImmutableList<Word> split(char separator) {
    ImmutableList.Builder<Word> pieces = ImmutableList.builder();
    int start = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
      pieces.add(new Word(text.substring(start, end), line, column + start));
      start = end + 1;
    }
    return pieces.add(from(start)).build();
  }

  /** The pieces before and after the first separator; the second is empty if there is none. */
  ImmutableList<Word> splitOnce(char separator) {
    int end = text.indexOf(separator);
    return end < 0
        ? ImmutableList.of(this, from(text.length()))
        : ImmutableList.of(new Word(text.substring(0, end), line, column), from(end + 1));
  }

  int number(int least, int most) {
    boolean digits = !text.isEmpty()
        && text.length() <= LONGEST_NUMBER
        && CharMatcher.inRange('0', '9')
            .matchesAllOf(text.startsWith("-") ? text.substring(1) : text)
        && !text.equals("-");
    int number = digits ? Integer.parseInt(text) : least - 1;
    if (!digits || number < least || number > most) {
      throw wrong(quoted() + " is no number from " + least + " to " + most);
    }
    return number;
  }

  /** The text for a message: in quotes, not too long, nothing that a terminal would obey. */
  String quoted() {
    String shown = PRINTABLE.negate().replaceFrom(text, '?');
    return '"'
        + (shown.length() <= LONGEST_QUOTE ? shown : shown.substring(0, LONGEST_QUOTE) + "...")
        + '"';
  }

  NotationException wrong(String sentence) {
    return new NotationException(line, column, sentence);
  }

  @Override
  public String toString() {
    return text;
  }
}
