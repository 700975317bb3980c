package io.github.kotrules.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.function.Supplier;

/**
 * One line of text.
 *
 * @param text the line without its comment
 * @param words at least one
 */
record Line(String text, ImmutableList<Word> words) {
  private static final CharMatcher BLANK = CharMatcher.anyOf(" \t\r");
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Splits a file, which may start with a byte order mark, into lines. */
  static ImmutableList<Line> ofFile(String text, int maxLength) {
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return allOf(marked ? text.substring(1) : text, maxLength);
  }

  /** Splits a text into lines, without comments and blank lines. A text that is too long is refused first. */
  static ImmutableList<Line> allOf(String text, int maxLength) {
    new Word(text, 1, 1).checkLength(maxLength);
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    int start = 0;
    int number = 1;
    while (start <= text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String content = withoutComment(text.substring(start, end));
      ImmutableList<Word> words = words(content, number);
      if (!words.isEmpty()) {
        lines.add(new Line(content, words));
      }
      start = end + 1;
      number++;
    }
    return lines.build();
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return comment < 0 ? line : line.substring(0, comment);
  }

  private static ImmutableList<Word> words(String content, int number) {
    ImmutableList.Builder<Word> words = ImmutableList.builder();
    int start = 0;
    while (start < content.length()) {
      if (BLANK.matches(content.charAt(start))) {
        start++;
      } else {
        int end = BLANK.indexIn(content, start);
        end = end < 0 ? content.length() : end;
        words.add(new Word(content.substring(start, end), number, start + 1));
        start = end;
      }
    }
    return words.build();
  }

  /** Runs a reader; a failure is reported as a problem of this line. */
  <T> T read(Supplier<T> reader) {
    return first().attempt(reader);
  }

  int number() {
    return first().line();
  }

  Word first() {
    return words.get(0);
  }

  /**
   * The words after the first, at least one.
   *
   * @param missing the problem if there is none
   */
  ImmutableList<Word> rest(String missing) {
    if (words.size() == 1) {
      throw first().wrong(missing);
    }
    return words.subList(1, words.size());
  }

  /** The one word after the first. */
  Word only(String wanted) {
    if (words.size() != 2) {
      throw first().wrong(first().quoted() + " needs " + wanted + " and nothing else");
    }
    return words.get(1);
  }
}
