package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;

/** Takes words one by one. */
final class Cursor {
  private final ImmutableList<Word> words;
  private int at;

  /** Over at least one word. */
  Cursor(ImmutableList<Word> words) {
    this.words = words;
  }

  boolean hasNext() {
    return at < words.size();
  }

  Word next(String wanted) {
    Word next = here();
    if (!hasNext()) {
      throw next.wrong("something is missing here: " + wanted);
    }
    at++;
    return next;
  }

  /** The next word, or the end of the last one. */
  Word here() {
    Word last = words.get(words.size() - 1);
    return hasNext() ? words.get(at) : last.from(last.text().length());
  }

  /** Takes the next word if it is this one. */
  boolean skip(String word) {
    boolean skipped = hasNext() && words.get(at).is(word);
    at += skipped ? 1 : 0;
    return skipped;
  }

  /** All words that are left. */
  ImmutableList<Word> rest() {
    return words.subList(at, words.size());
  }

  /** Refuses what is left over. */
  void end() {
    if (hasNext()) {
      throw here()
          .wrong(
              "nothing more is expected here than what stands before " + here().quoted());
    }
  }
}
