package io.github.kotrules.notation;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.vocabulary.Spelling;
import java.util.List;
import java.util.function.Supplier;

/** A piece of text with its place. */
record Word(String text, int line, int column) {
  private static final int MAX_QUOTED = 40;
  private static final int LONGEST_NUMBER = 9;

  /** Refuses a text that is too long. */
  void checkLength(int max) {
    if (text.length() > max) {
      throw wrong("this text has " + grouped(text.length()) + " characters: at most " + grouped(max)
          + " can be read");
    }
  }

  /** A number with a comma before every three digits, as in 4,000,000. */
  private static String grouped(int number) {
    StringBuilder digits = new StringBuilder(String.valueOf(number));
    for (int i = digits.length() - 3; i > 0; i -= 3) {
      digits.insert(i, ',');
    }
    return digits.toString();
  }

  boolean is(String other) {
    return text.equals(other);
  }

  /** The rest of the word from a character on. */
  Word from(int start) {
    return between(start, text.length());
  }

  /** A part of the word. */
  Word between(int start, int end) {
    return new Word(text.substring(start, end), line, column + start);
  }

  /** The pieces between separators, empty ones included. */
  ImmutableList<Word> split(char separator) {
    ImmutableList.Builder<Word> pieces = ImmutableList.builder();
    int start = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
      pieces.add(between(start, end));
      start = end + 1;
    }
    return pieces.add(from(start)).build();
  }

  /** The pieces before and after the first separator; the second is empty if there is none. */
  ImmutableList<Word> splitOnce(char separator) {
    int end = text.indexOf(separator);
    return end < 0
        ? ImmutableList.of(this, from(text.length()))
        : ImmutableList.of(between(0, end), from(end + 1));
  }

  int number(int min, int max) {
    Integer number = text.length() <= LONGEST_NUMBER ? Ints.tryParse(text) : null;
    if (number == null || number < min || number > max) {
      throw wrong(quoted() + " is not a number from " + min + " to " + max);
    }
    return number;
  }

  /** The text for a message: in quotes, shortened, without control characters. */
  String quoted() {
    return Spelling.quoted(text);
  }

  /** The words for a message, in one pair of quotes. */
  static String quoted(List<Word> words) {
    return Spelling.quoted(
        Joiner.on(' ').join(words.subList(0, Math.min(words.size(), MAX_QUOTED))));
  }

  /** Runs a reader. A failure of the rules or of a card is reported as a problem of this word. */
  <T> T attempt(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (NotationException wrong) {
      throw wrong;
    } catch (RuntimeException failed) {
      String problem = failed instanceof CardFailureException
          ? String.valueOf(failed.getMessage())
          : "the rules failed at this move: " + failed;
      NotationException wrong = wrong(Ascii.truncate(problem, 300, "..."));
      wrong.initCause(failed);
      throw wrong;
    }
  }

  NotationException wrong(String sentence) {
    return new NotationException(line, column, sentence);
  }

  @Override
  public String toString() {
    return text;
  }
}
