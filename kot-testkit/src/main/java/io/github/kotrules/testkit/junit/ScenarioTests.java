package io.github.kotrules.testkit.junit;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFile;
import io.github.kotrules.testkit.TreeCount;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Creates dynamic tests from scenario files, one for each file; a failure points at the line. */
public final class ScenarioTests {
  private static final String ENDING = ".kot";

  private ScenarioTests() {}

  /**
   * Creates a test for every {@code .kot} file in a folder and its subfolders.
   *
   * @throws IllegalArgumentException if there is none, probably because the folder is wrong
   */
  public static Stream<DynamicTest> in(Path folder, Notation notation) throws IOException {
    ImmutableList<Path> files = files(folder);
    if (files.isEmpty()) {
      throw new IllegalArgumentException("no " + ENDING + " file in " + folder.toAbsolutePath());
    }
    return files.stream()
        .map(file -> dynamicTest(
            folder.relativize(file).toString(),
            file.toUri(),
            () -> ScenarioFile.read(file, notation).check()));
  }

  private static ImmutableList<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ENDING))
          .sorted()
          .collect(toImmutableList());
    }
  }

  /** Creates a test for every scenario and every tree count of the {@link ConformanceSuite}. */
  public static Stream<DynamicTest> ofConformance(Notation notation) {
    ConformanceSuite suite = ConformanceSuite.of(notation);
    return Stream.concat(
        suite.scenarios().stream().map(file -> dynamicTest(file.name(), file::check)),
        suite.treeCounts().stream()
            .map(count -> dynamicTest(
                count.name() + " to depth " + count.depth(), () -> check(count, notation))));
  }

  private static void check(ConformanceSuite.CountedPosition position, Notation notation) {
    long counted =
        TreeCount.of(notation.game(position.state()), position.state(), position.depth());
    if (counted != position.count()) {
      throw new AssertionError(
          position.name() + ": " + counted + " ways were counted, not " + position.count());
    }
  }
}
