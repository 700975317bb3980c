package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;

/** Reads words one by one. */
final class Cursor {
  private final ImmutableList<Word> words;
  private int at;

  /** Creates a cursor over at least one word. */
  Cursor(ImmutableList<Word> words) {
    this.words = words;
  }

  boolean hasNext() {
    return at < words.size();
  }

  Word next(String wanted) {
    Word next = here();
    if (!hasNext()) {
      throw next.wrong("missing here: " + wanted);
    }
    at++;
    return next;
  }

  /** The next word, or the end of the last one, as the place of a problem. */
  Word here() {
    Word last = words.get(words.size() - 1);
    return hasNext() ? words.get(at) : last.from(last.text().length());
  }

  /** Reads the next word if it is this one. */
  boolean skip(String word) {
    boolean skipped = hasNext() && words.get(at).is(word);
    at += skipped ? 1 : 0;
    return skipped;
  }

  /** All words that are left. */
  ImmutableList<Word> rest() {
    return words.subList(at, words.size());
  }

  /** Refuses words that are left. */
  void end() {
    if (hasNext()) {
      throw here().wrong("nothing more is expected here, but " + here().quoted() + " follows");
    }
  }
}
