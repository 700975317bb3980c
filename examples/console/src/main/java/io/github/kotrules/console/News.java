package io.github.kotrules.console;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;

/**
 * What has happened lately: a paragraph for each turn. Immutable, so that it can be taken back.
 *
 * @param turns the oldest first
 */
record News(ImmutableList<TurnNews> turns) {

  /**
   * The sentences about one turn.
   *
   * @param name whose turn it is
   */
  record TurnNews(String name, ImmutableList<String> sentences) {

    /** One paragraph; whoever is named again and again is named once. */
    String paragraph() {
      StringBuilder text = new StringBuilder();
      boolean sameSubject = false;
      for (String sentence : sentences) {
        boolean subject = sentence.startsWith(name + " ");
        text.append(text.isEmpty() ? "" : "; ")
            .append(subject && sameSubject ? sentence.substring(name.length() + 1) : sentence);
        sameSubject = subject;
      }
      return text.append('.').toString();
    }
  }

  static News none() {
    return new News(ImmutableList.of());
  }

  /** From now on it is this Monster's turn. */
  News turnOf(String name) {
    return new News(ImmutableList.<TurnNews>builder()
        .addAll(turns)
        .add(new TurnNews(name, ImmutableList.of()))
        .build());
  }

  News plus(String sentence) {
    if (turns.isEmpty()) {
      return turnOf("").plus(sentence);
    }
    TurnNews last = turns.get(turns.size() - 1);
    ImmutableList<String> more =
        ImmutableList.<String>builder().addAll(last.sentences()).add(sentence).build();
    return new News(ImmutableList.<TurnNews>builder()
        .addAll(turns.subList(0, turns.size() - 1))
        .add(new TurnNews(last.name(), more))
        .build());
  }

  ImmutableList<String> paragraphs() {
    return turns.stream()
        .filter(turn -> !turn.sentences().isEmpty())
        .map(TurnNews::paragraph)
        .collect(toImmutableList());
  }
}
