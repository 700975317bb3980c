package io.github.kotrules.study;

import static io.github.kotrules.cli.Shell.check;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "measure",
    description = "Plays the games of the study and writes the results as CSV.",
    mixinStandardHelpOptions = true,
    footer = {
      "An experiment is written when it is done. If the study was stopped, the same command continues it;",
      "the result is the same, and does not depend on the number of threads."
    })
final class MeasureCommand implements Callable<Integer> {
  private final PrintWriter out;
  private final PrintWriter err;

  @Parameters(paramLabel = "FILE", description = "The CSV file.")
  private Path file = Path.of("study.csv");

  @Mixin
  private final RunOptions run = new RunOptions();

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      description =
          "Play until the 95 %% intervals are this narrow each way. Default: ${DEFAULT-VALUE}.")
  private double margin = 0.01;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The maximum of games of an experiment. Default: ${DEFAULT-VALUE}.")
  private int games = 100_000;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      description = "Only experiments of this name: hold, buy, seats or bay. Default: all.")
  private String only = "";

  MeasureCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    run.check();
    check(games >= 2, "an experiment needs two games or more, not " + games);
    check(margin > 0 && margin < 1, "--margin is between 0 and 1, not " + margin);
    ImmutableList<Experiment> experiments = experiments();
    check(!experiments.isEmpty(), "there is no experiment " + only + ": hold, buy, seats or bay");
    StudyFile results = open();
    ExecutorService pool = run.start();
    try {
      measure(experiments, results, new Laboratory(run.seed(), margin, games, pool));
    } finally {
      pool.shutdownNow();
    }
    out.println(file + ": " + experiments.size() + " experiments");
    return 0;
  }

  private ImmutableList<Experiment> experiments() {
    ImmutableList.Builder<Experiment> wanted = ImmutableList.builder();
    for (Experiment experiment : Experiments.all()) {
      if (only.isEmpty() || experiment.name().equals(only)) {
        wanted.add(experiment);
      }
    }
    return wanted.build();
  }

  private StudyFile open() throws InputException {
    try {
      return StudyFile.open(
          file,
          String.format(
              Locale.ROOT,
              "study measure --seed %d --margin %s --games %d",
              run.seed(),
              margin,
              games));
    } catch (IllegalArgumentException wrong) {
      throw new InputException(String.valueOf(wrong.getMessage()), wrong);
    } catch (IOException failed) {
      throw FileErrors.unreadable(file, failed);
    }
  }

  private void measure(
      ImmutableList<Experiment> experiments, StudyFile results, Laboratory laboratory)
      throws InputException, InterruptedException {
    long start = System.nanoTime();
    int made = 0;
    int left = 0;
    for (Experiment experiment : experiments) {
      left += results.contains(experiment) ? 0 : 1;
    }
    for (Experiment experiment : experiments) {
      if (!results.contains(experiment)) {
        ImmutableList<Finding> findings = laboratory.make(experiment);
        append(results, findings);
        made++;
        left--;
        double minutes = (System.nanoTime() - start) / 60e9;
        err.println(String.format(
            Locale.ROOT,
            "%s: %d games; %d experiments left, about %.0f min",
            findings.get(0).toLine(),
            findings.get(0).games(),
            left,
            minutes / made * left));
        err.flush();
      }
    }
  }

  private void append(StudyFile results, ImmutableList<Finding> findings) throws InputException {
    try {
      results.append(findings);
    } catch (IOException failed) {
      throw FileErrors.unwritable(file, failed);
    }
  }
}
