package io.github.kotrules.snippets;

import io.github.kotrules.notation.Notation;
import io.github.kotrules.testkit.junit.ScenarioTests;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Scenario files for a game with cards of one's own. */
class HouseScenariosTest {
  private static final Notation NOTATION = Notation.of(Map.of("house", HouseGame.secondEdition()));

  @TestFactory
  Stream<DynamicTest> scenarios() throws IOException {
    return ScenarioTests.in(Path.of("src/test/scenarios"), NOTATION);
  }
}
