package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.InputException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The requested output files. They are refused before the first game if they cannot be written. */
final class Outputs {
  private final @Nullable Path report;
  private final @Nullable Path csv;
  private final @Nullable RecordFiles records;

  Outputs(@Nullable Path report, @Nullable Path csv, @Nullable Path folder, MatchPlan plan)
      throws InputException {
    this.report = report;
    this.csv = csv;
    for (Path file : new @Nullable Path[] {report, csv}) {
      if (file != null) {
        OutputFiles.checkWritable(file);
      }
    }
    this.records = folder == null ? null : RecordFiles.in(folder, plan.contestants());
  }

  void writeRecords(int lineup, List<GameResult> block) throws InputException {
    if (records != null) {
      records.write(lineup, block);
    }
  }

  void write(Results results, @Nullable Sprt test, ImmutableList<String> conditions)
      throws InputException {
    if (results.isEmpty()) {
      return;
    }
    if (report != null) {
      OutputFiles.write(report, HtmlReport.of(results, new Summary(results, test), conditions));
    }
    if (csv != null) {
      OutputFiles.write(csv, CsvFile.of(results));
    }
  }
}
