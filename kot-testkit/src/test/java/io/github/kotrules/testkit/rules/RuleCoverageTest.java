package io.github.kotrules.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule of RULES.md is cited by a scenario, and no scenario cites a rule that is not there. */
class RuleCoverageTest {
  private static final Path RULES = Path.of("../kot-core/RULES.md");
  private static final Path SCENARIOS = Path.of("src/test/java/io/github/kotrules/testkit/rules");
  private static final Pattern RULE =
      Pattern.compile("^\\*\\*([A-Z]-\\d+)\\*\\*", Pattern.MULTILINE);
  private static final Pattern TAG = Pattern.compile("@Tag\\(\"([A-Z]-\\d+)\"\\)");

  @Test
  void every_rule_is_cited_by_a_scenario() throws IOException {
    assertThat(cited()).containsAll(rules());
  }

  @Test
  void no_scenario_cites_a_rule_that_is_not_there() throws IOException {
    assertThat(rules()).hasSizeGreaterThan(50).containsAll(cited());
  }

  private static Set<String> rules() throws IOException {
    return find(RULE, Files.readString(RULES)).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> cited() throws IOException {
    try (Stream<Path> files = Files.walk(SCENARIOS)) {
      return files
          .filter(file -> file.toString().endsWith("Test.java"))
          .map(RuleCoverageTest::read)
          .flatMap(text -> find(TAG, text))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Stream<String> find(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1));
  }
}
