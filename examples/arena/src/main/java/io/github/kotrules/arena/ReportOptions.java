package io.github.kotrules.arena;

import io.github.kotrules.cli.InputException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for result files. */
final class ReportOptions {
  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a report in HTML, which needs no network.")
  private @Nullable Path report;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write a line for each seat of each game.")
  private @Nullable Path csv;

  /** The files, if they can be written. */
  Outputs outputs(@Nullable Path records, MatchPlan plan) throws InputException {
    return new Outputs(report, csv, records, plan);
  }
}
