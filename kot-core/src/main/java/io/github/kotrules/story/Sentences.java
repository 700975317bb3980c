package io.github.kotrules.story;

import io.github.kotrules.state.Event;

/** A sentence for each event; the themes have a file each. */
final class Sentences implements TurnSentences, VitalSentences, CardSentences {
  private final Words words;

  Sentences(Words words) {
    this.words = words;
  }

  @Override
  public Words words() {
    return words;
  }

  /** What a reader would not miss: steps of a turn, and what is awaited. */
  @Override
  public String other(Event event) {
    return "";
  }
}
