package io.github.kotrules.house;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.testkit.CardSetCheck;
import io.github.kotrules.testkit.junit.ScenarioTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class HouseCardsTest {
  private static final Game GAME = HouseCards.game();
  private static final Path SCENARIOS = Path.of("src/test/scenarios");

  private static ImmutableList<Card> cards() {
    return HouseCards.cards().copies().keySet().asList();
  }

  @TestFactory
  Stream<DynamicTest> scenarios() throws IOException {
    return ScenarioTests.in(SCENARIOS, Notation.of(ImmutableMap.of("house", GAME)));
  }

  @Test
  void every_card_has_a_scenario() {
    assertThat(cards())
        .hasSize(10)
        .allSatisfy(
            card -> assertThat(SCENARIOS.resolve(card.face().id() + ".kot")).exists());
  }

  /** The figures of the table are those of its rows, and the cards that are written here are marked. */
  @Test
  void the_table_of_cards_counts_its_rows() throws IOException {
    String table = Files.readString(Path.of("CARDS.md"));
    ImmutableMap<String, Long> figures = Pattern.compile("(?m)^\\| (\\w+) \\| (\\d+) \\|")
        .matcher(table)
        .results()
        .collect(toImmutableMap(row -> row.group(1), row -> Long.valueOf(row.group(2))));
    ImmutableList<MatchResult> rows = Pattern.compile(
            "(?m)^\\| ([^|]+) \\| [^|]+ \\| (hooks|effect|hook|state) \\| ([^|]+) \\|$")
        .matcher(table)
        .results()
        .collect(toImmutableList());

    assertThat(figures.keySet()).containsExactly("hooks", "effect", "hook", "state", "all");
    assertThat(rows)
        .hasSize(Math.toIntExact(requireNonNull(figures.get("all"))))
        .hasSizeGreaterThan(100);
    for (String verdict : List.of("hooks", "effect", "hook", "state")) {
      assertThat(rows.stream().filter(row -> row.group(2).equals(verdict)))
          .as(verdict)
          .hasSize(Math.toIntExact(requireNonNull(figures.get(verdict))));
    }
    assertThat(rows)
        .filteredOn(row -> row.group(3).endsWith("written here"))
        .extracting(row -> row.group(1))
        .containsExactlyInAnyOrderElementsOf(
            cards().stream().map(card -> card.face().name()).toList());
  }

  @Tag("deep")
  @Test
  void the_laws_hold_with_every_printed_card_and_in_random_games() {
    String[] keepCards = cards().stream()
        .filter(card -> card.face().kind() == CardKind.KEEP)
        .map(card -> card.face().id().value())
        .toArray(String[]::new);

    CardSetCheck.of(GAME).onlyPairsWith(keepCards).randomGames(40).run();
  }
}
