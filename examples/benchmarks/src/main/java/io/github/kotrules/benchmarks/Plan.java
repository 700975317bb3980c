package io.github.kotrules.benchmarks;

import com.google.common.collect.ImmutableList;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The benchmarks to run, and their durations. Every round runs every benchmark once, in its own JVM, so that compared
 * benchmarks run at nearly the same time and other load affects all of them.
 */
enum Plan {
  QUICK("quick look", 1, 4, 6, 250, "4"),
  THOROUGH("thorough", 2, 10, 12, 500, "2", "4", "6");

  private final String title;
  private final int rounds;
  private final int warmupSeconds;
  private final int iterations;
  private final int iterationMillis;
  private final ImmutableList<String> players;

  Plan(
      String title,
      int rounds,
      int warmupSeconds,
      int iterations,
      int iterationMillis,
      String... players) {
    this.title = title;
    this.rounds = rounds;
    this.warmupSeconds = warmupSeconds;
    this.iterations = iterations;
    this.iterationMillis = iterationMillis;
    this.players = ImmutableList.copyOf(players);
  }

  String title() {
    return title;
  }

  int rounds() {
    return rounds;
  }

  /** The number of measurements of each benchmark in all rounds. */
  int iterations() {
    return rounds * iterations;
  }

  /** One round, part by part: whole games take longest to warm up. */
  ImmutableList<Options> round() {
    return ImmutableList.of(games(), states());
  }

  private Options games() {
    return options(warmupSeconds)
        .include(LimitBenchmark.class.getSimpleName())
        .include(CardlessGameBenchmark.class.getSimpleName())
        .include(FullGameBenchmark.class.getSimpleName())
        .build();
  }

  private Options states() {
    return options(1)
        .include(StateBenchmark.class.getSimpleName())
        .include(NotationBenchmark.class.getSimpleName())
        .build();
  }

  private ChainedOptionsBuilder options(int warmups) {
    return new OptionsBuilder()
        .param("players", players.toArray(new String[0]))
        .forks(1)
        // Best for a program that only computes; in a small heap references need no decoding.
        .jvmArgsAppend("-XX:+UseParallelGC", "-Xmx1g")
        .warmupIterations(warmups)
        .warmupTime(TimeValue.seconds(1))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(iterationMillis))
        .addProfiler(GCProfiler.class)
        .shouldFailOnError(true);
  }
}
