package io.github.kotrules.study;

import io.github.kotrules.bots.value.Trainer;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "train",
    description = "Trains the networks of the value bot by games against itself.",
    mixinStandardHelpOptions = true,
    footer = {
      "The file is written after each round. If training was stopped, the same command continues it; the",
      "result is the same, and does not depend on the number of threads."
    })
final class TrainCommand implements Callable<Integer> {
  private final PrintWriter out;
  private final PrintWriter err;

  @Parameters(paramLabel = "FILE", description = "Where the networks go, as text.")
  private Path file = Path.of("networks.txt");

  @Mixin
  private final RunOptions run = new RunOptions();

  @Option(
      names = "--greedy-rounds",
      paramLabel = "N",
      description = "Rounds of greedy bots, with which training begins. Default: ${DEFAULT-VALUE}.")
  private int greedyRounds = 6;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "All rounds, the greedy ones included. Default: ${DEFAULT-VALUE}.")
  private int rounds = 46;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games of a round; a greedy round has eight times as many. Default: ${DEFAULT-VALUE}.")
  private int games = 1_000;

  TrainCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    run.check();
    Trainer trainer = trainer();
    ExecutorService pool = run.start();
    try {
      train(trainer, pool);
    } finally {
      pool.shutdownNow();
    }
    out.println(file + ": " + trainer.round() + " rounds");
    return 0;
  }

  private Trainer trainer() throws InputException {
    try {
      Trainer.Schedule schedule = new Trainer.Schedule(run.seed(), greedyRounds, rounds, games);
      return Files.exists(file)
          ? Trainer.resume(schedule, Files.readString(file))
          : Trainer.start(schedule);
    } catch (IllegalArgumentException wrong) {
      throw new InputException(file + ": " + wrong.getMessage(), wrong);
    } catch (IOException failed) {
      throw FileErrors.unreadable(file, failed);
    }
  }

  private void train(Trainer trainer, ExecutorService pool)
      throws InputException, InterruptedException {
    while (!trainer.isDone()) {
      long start = System.nanoTime();
      Trainer.Report report = trainer.playRound(pool);
      double seconds = (System.nanoTime() - start) / 1e9;
      err.println(String.format(
          Locale.ROOT,
          "round %d of %d: %d games, %.1f a second, error %.4f",
          trainer.round(),
          rounds,
          report.games(),
          report.games() / seconds,
          report.error()));
      err.flush();
      try {
        Files.writeString(file, trainer.write());
      } catch (IOException failed) {
        throw FileErrors.unwritable(file, failed);
      }
    }
  }
}
