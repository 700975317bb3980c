package io.github.kotrules.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks and prints one table of their costs with the targets. JMH's own output goes to the error stream. */
public final class Benchmarks {
  private static final String USAGE = """
      usage: java -jar kot-example-benchmarks-*-all.jar [--quick | --help | -- JMH-OPTIONS]
      Measures the library against a hand-written limit and prints a table of ratios.

        (nothing)        2, 4 and 6 players, about 18 minutes
        --quick          4 players, about a minute: a first look
        --help           this text
        -- JMH-OPTIONS   only JMH, with its own options: -- FullGame.next -p players=4 -prof gc
      """;

  private Benchmarks() {}

  /** Starts the program. */
  public static void main(String[] args) throws IOException, RunnerException {
    List<String> options = List.of(args);
    if (options.isEmpty()) {
      run(Plan.THOROUGH);
    } else if (options.get(0).equals("--")) {
      org.openjdk.jmh.Main.main(Arrays.copyOfRange(args, 1, args.length));
    } else if (options.equals(List.of("--quick"))) {
      run(Plan.QUICK);
    } else if (options.equals(List.of("--help"))) {
      System.out.print(USAGE);
    } else {
      System.err.print(
          "These options are not understood: " + String.join(" ", args) + "\n" + USAGE);
      System.exit(2);
    }
  }

  private static void run(Plan plan) throws RunnerException {
    Scores scores = new Scores();
    OutputFormat progress =
        OutputFormatFactory.createFormatInstance(System.err, VerboseMode.NORMAL);
    for (int round = 1; round <= plan.rounds(); round++) {
      progress.println("Round " + round + " of " + plan.rounds());
      for (Options part : plan.round()) {
        scores.add(new Runner(part, progress).run());
      }
    }
    System.out.print(Report.of(plan, scores));
  }
}
