package io.github.kotrules.study;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Option;

/** The options of commands that play many games. */
final class RunOptions {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same results. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at a time. Default: one for each core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  long seed() {
    return seed;
  }

  /** Refuses a number of threads below 1. */
  void check() throws InputException {
    Shell.checkPositive("--threads", threads);
  }

  /** Starts the threads; the caller ends them. */
  ExecutorService start() {
    return Executors.newFixedThreadPool(threads);
  }
}
