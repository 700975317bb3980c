package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The rules as data: scenario files named after the rule or ruling that they test, and {@linkplain TreeCount tree counts} of
 * named moments. Any implementation of the printed game that reads the notation can be tested with them.
 */
public final class ConformanceSuite {
  private static final String FOLDER = "conformance/";
  private static final Splitter LINES = Splitter.on('\n');

  private final Notation notation;

  private ConformanceSuite(Notation notation) {
    this.notation = requireNonNull(notation, "notation");
  }

  /** Creates the suite for an implementation that names its editions {@code first} and {@code second}. */
  public static ConformanceSuite of(Notation notation) {
    return new ConformanceSuite(notation);
  }

  /** All scenarios, in order of their names. */
  public ImmutableList<ScenarioFile> scenarios() {
    ImmutableList.Builder<ScenarioFile> scenarios = ImmutableList.builder();
    for (String name : lines("index.txt")) {
      scenarios.add(ScenarioFile.of(name, text(name), notation));
    }
    return scenarios.build();
  }

  /** All tree counts. */
  public ImmutableList<CountedPosition> treeCounts() {
    ImmutableList.Builder<CountedPosition> counts = ImmutableList.builder();
    for (String line : lines("tree-counts.tsv")) {
      List<String> cells = Splitter.on('\t').splitToList(line);
      counts.add(new CountedPosition(
          cells.get(0),
          notation.readMoment(cells.get(1)).end(),
          Integer.parseInt(cells.get(2)),
          Long.parseLong(cells.get(3))));
    }
    return counts.build();
  }

  /**
   * A moment and its tree count.
   *
   * @param count the {@link TreeCount} to that depth
   */
  public record CountedPosition(String name, GameState state, int depth, long count) {
    public CountedPosition {
      requireNonNull(name, "name");
      requireNonNull(state, "state");
    }
  }

  /** The lines of a resource, without comments and blank lines. */
  private static List<String> lines(String name) {
    return LINES
        .splitToStream(text(name))
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  private static String text(String name) {
    try {
      return Resources.toString(
          Resources.getResource(ConformanceSuite.class, FOLDER + name), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException("cannot read " + name + " of the conformance suite", broken);
    }
  }
}
