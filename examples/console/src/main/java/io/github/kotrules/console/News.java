package io.github.kotrules.console;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.kotrules.cli.TextTable;
import java.util.Arrays;
import java.util.Collection;

/**
 * What has happened lately: a paragraph for each turn. Immutable, so that it can be taken back.
 *
 * @param opening what each Monster rolled for the first turn
 * @param turns the oldest first
 */
record News(ImmutableListMultimap<String, String> opening, ImmutableList<TurnNews> turns) {

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
    return new News(ImmutableListMultimap.of(), ImmutableList.of());
  }

  /** A Monster has rolled for the first turn. */
  News plusOpening(String name, String dice) {
    return new News(
        ImmutableListMultimap.<String, String>builder()
            .putAll(opening)
            .put(name, dice)
            .build(),
        turns);
  }

  /** From now on it is this Monster's turn. */
  News turnOf(String name) {
    return new News(
        opening,
        ImmutableList.<TurnNews>builder()
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
    return new News(
        opening,
        ImmutableList.<TurnNews>builder()
            .addAll(turns.subList(0, turns.size() - 1))
            .add(new TurnNews(last.name(), more))
            .build());
  }

  void draw(Page page) {
    if (!opening.isEmpty()) {
      openingTable().lines().forEach(line -> page.add(" " + line));
    }
    paragraphs().forEach(paragraph -> page.wrap(paragraph, 1));
  }

  /** The rolls for the first turn, a row for each Monster; only those that were tied have rolled again. */
  private TextTable openingTable() {
    int rolls =
        opening.asMap().values().stream().mapToInt(Collection::size).max().orElse(0);
    String[] cells = new String[1 + rolls];
    Arrays.fill(cells, "");
    cells[0] = "Most Smash goes first:";
    TextTable table = new TextTable(cells);
    opening.asMap().forEach((name, dice) -> {
      Arrays.fill(cells, "");
      cells[0] = "  " + name;
      int roll = 1;
      for (String each : dice) {
        cells[roll++] = each;
      }
      table.add(cells);
    });
    return table;
  }

  ImmutableList<String> paragraphs() {
    return turns.stream()
        .filter(turn -> !turn.sentences().isEmpty())
        .map(TurnNews::paragraph)
        .collect(toImmutableList());
  }
}
