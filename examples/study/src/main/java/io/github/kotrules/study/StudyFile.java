package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** The results as CSV. An experiment is in the file as a whole or not at all, so a study that was stopped can be continued. */
final class StudyFile {
  private final Path path;
  private final String conditions;
  private final List<Finding> findings = new ArrayList<>();

  private StudyFile(Path path, String conditions) {
    this.path = path;
    this.conditions = "# " + conditions;
  }

  /**
   * Opens a file, or makes a new one.
   *
   * @param conditions what the results depend on; a comment in the file
   * @throws IllegalArgumentException if the file has other conditions or is damaged
   */
  static StudyFile open(Path path, String conditions) throws IOException {
    StudyFile file = new StudyFile(path, conditions);
    if (!Files.exists(path)) {
      Files.writeString(path, file.conditions + "\n" + Finding.HEADER + "\n");
      return file;
    }
    List<String> lines = Files.readAllLines(path);
    if (lines.size() < 2
        || !lines.get(0).equals(file.conditions)
        || !lines.get(1).equals(Finding.HEADER)) {
      throw new IllegalArgumentException(
          path + " is of another study: delete it, or name another file");
    }
    file.findings.addAll(parse(lines));
    return file;
  }

  /** Reads the findings of a file. */
  static ImmutableList<Finding> read(Path path) throws IOException {
    return parse(Files.readAllLines(path));
  }

  private static ImmutableList<Finding> parse(List<String> lines) {
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    for (String line : lines) {
      if (!line.startsWith("#") && !line.equals(Finding.HEADER)) {
        findings.add(Finding.parse(line));
      }
    }
    return findings.build();
  }

  /** Whether all rows of an experiment are in the file. */
  boolean contains(Experiment experiment) {
    int rows = 0;
    for (Finding finding : findings) {
      if (finding.experiment().equals(experiment.name())
          && finding.edition().equals(experiment.setting().edition())
          && finding.players() == experiment.setting().players()
          && experiment.rows().contains(finding.row())) {
        rows++;
      }
    }
    return rows == experiment.rows().size();
  }

  /** Adds the findings of one experiment. */
  void append(ImmutableList<Finding> made) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Finding finding : made) {
      text.append(finding.toLine()).append('\n');
    }
    Files.writeString(path, text.toString(), StandardOpenOption.APPEND);
    findings.addAll(made);
  }
}
