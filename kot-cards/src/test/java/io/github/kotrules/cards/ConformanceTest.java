package io.github.kotrules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFile;
import io.github.kotrules.testkit.junit.ScenarioTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the public conformance suite. Surefire runs tests in the module's directory, beside which the suite's sources lie. */
class ConformanceTest {
  private static final Path FOLDER =
      Path.of("..", "kot-testkit/src/main/resources/io/github/kotrules/testkit/conformance");

  @TestFactory
  Stream<DynamicTest> the_suite_passes() {
    return ScenarioTests.ofConformance(KingOfTokyo.notation());
  }

  @Test
  void the_index_names_every_file() throws IOException {
    List<String> names = ConformanceSuite.of(KingOfTokyo.notation()).scenarios().stream()
        .map(ScenarioFile::name)
        .toList();

    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(names)
          .containsExactlyElementsOf(files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".kot"))
              .sorted()
              .toList());
    }
  }
}
