package io.github.kotrules.cards;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFile;
import io.github.kotrules.testkit.junit.ScenarioTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the public conformance suite, and checks that it is whole. Surefire runs tests in the module's directory. */
class ConformanceTest {
  private static final Path FOLDER =
      Path.of("..", "kot-testkit/src/main/resources/io/github/kotrules/testkit/conformance");
  private static final Path RULES = Path.of("..", "kot-core/RULES.md");
  private static final Pattern RULE_ID = Pattern.compile("\\b[SRDYTBEWX]-\\d+\\b");

  private static ImmutableList<ScenarioFile> scenarios() {
    return ConformanceSuite.of(KingOfTokyo.notation()).scenarios();
  }

  @TestFactory
  Stream<DynamicTest> the_suite_passes() {
    return ScenarioTests.ofConformance(KingOfTokyo.notation());
  }

  @Test
  void the_index_names_every_file() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      assertThat(scenarios())
          .extracting(ScenarioFile::name)
          .containsExactlyElementsOf(files
              .filter(file -> file.toString().endsWith(".kot"))
              .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
              .sorted()
              .toList());
    }
  }

  @Test
  void every_rule_has_a_scenario() throws IOException {
    ImmutableList<String> ids = RULE_ID
        .matcher(Files.readString(RULES))
        .results()
        .map(MatchResult::group)
        .distinct()
        .collect(toImmutableList());

    assertThat(ids).hasSizeGreaterThan(50);
    assertThat(ids)
        .allSatisfy(id ->
            assertThat(scenarios()).anyMatch(file -> file.name().startsWith("rules/" + id + "-")));
  }

  @Test
  void every_card_has_a_scenario() {
    for (Card card : KingOfTokyo.secondEdition().cards()) {
      assertThat(scenarios())
          .as(card.face().name())
          .anyMatch(file -> file.name().startsWith("cards/" + card.face().id() + "-"));
    }
  }

  /** A scenario that expects nothing would pass whatever the rules were. */
  @Test
  void every_scenario_says_what_it_shows_and_expects_at_least_two_things() {
    for (ScenarioFile file : scenarios()) {
      long expected = file.text()
          .lines()
          .filter(line -> line.startsWith("expect ") || line.startsWith("illegal "))
          .count();
      assertThat(expected).as(file.name()).isGreaterThanOrEqualTo(2);
      assertThat(file.text()).as(file.name()).startsWith("kot 1\n# ");
    }
  }
}
