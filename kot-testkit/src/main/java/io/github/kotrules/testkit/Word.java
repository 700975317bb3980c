package io.github.kotrules.testkit;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.notation.NotationException;
import java.util.function.Function;

/** A word of a scenario with its place. */
record Word(String text, int line, int column) {
  private static final CharMatcher BLANK = CharMatcher.anyOf(" \t\r");
  private static final CharMatcher PRINTABLE = CharMatcher.inRange(' ', '~');
  private static final int LONGEST_QUOTE = 40;

  /** The words of a line. */
  static ImmutableList<Word> allOf(String text, int line) {
    ImmutableList.Builder<Word> words = ImmutableList.builder();
    for (Word word : new Word(text, line, 1).split(BLANK)) {
      if (!word.text.isEmpty()) {
        words.add(word);
      }
    }
    return words.build();
  }

  /** Returns the first of these words and refuses a second one. */
  static Word only(ImmutableList<Word> words) {
    if (words.size() > 1) {
      throw words.get(1).wrong("nothing more is expected here");
    }
    return words.get(0);
  }

  /** The pieces between separators, empty ones included. */
  ImmutableList<Word> split(CharMatcher separator) {
    ImmutableList.Builder<Word> pieces = ImmutableList.builder();
    int start = 0;
    for (int end = separator.indexIn(text); end >= 0; end = separator.indexIn(text, start)) {
      pieces.add(new Word(text.substring(start, end), line, column + start));
      start = end + 1;
    }
    return pieces.add(from(start)).build();
  }

  boolean is(String other) {
    return text.equals(other);
  }

  /** The rest of the word from a character on. */
  Word from(int start) {
    return new Word(text.substring(start), line, column + start);
  }

  /** Reads this word with a part of the notation. */
  <T> T read(Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (NotationException wrong) {
      throw wrong.movedTo(line, column);
    }
  }

  int number(int min, int max) {
    boolean digits =
        CharMatcher.inRange('0', '9').matchesAllOf(text) && !text.isEmpty() && text.length() < 10;
    int number = digits ? Integer.parseInt(text) : min - 1;
    if (number < min || number > max) {
      throw wrong(quoted() + " is not a number from " + min + " to " + max);
    }
    return number;
  }

  /** The text in quotes, shortened, without control characters. */
  String quoted() {
    return '"'
        + Ascii.truncate(PRINTABLE.negate().replaceFrom(text, '?'), LONGEST_QUOTE, "...")
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
