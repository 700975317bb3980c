package io.github.kotrules.benchmarks;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/** The best iteration of each benchmark in all rounds, because other load can only make it slower. */
final class Scores {
  private static final double NANOS = 1e9;

  private final Map<Key, Score> best = new HashMap<>();

  /** A benchmark as {@code Class.method}, and the number of players. */
  private record Key(String benchmark, int players) {}

  /**
   * The result of one iteration.
   *
   * @param decisions per second
   * @param games per second
   * @param processors the number of processors that the playing threads used
   * @param bytes allocated per decision
   */
  record Score(double decisions, double games, double processors, double bytes) {
    private static final double ENOUGH = 0.9;

    /** Decisions per second of one processor, which do not depend on other load once the code is compiled. */
    double decisionsPerProcessor() {
      return decisions / processors;
    }

    /** Whether there was so much other load that the code may not be fully compiled. */
    boolean isDisturbed(int threads) {
      return processors < ENOUGH * threads;
    }
  }

  void add(Collection<RunResult> round) {
    for (RunResult run : round) {
      String name = run.getParams().getBenchmark();
      String benchmark = name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
      int players = Integer.parseInt(run.getParams().getParam("players"));
      run.getBenchmarkResults().stream()
          .flatMap(fork -> fork.getIterationResults().stream())
          .forEach(iteration -> add(benchmark, players, score(iteration)));
    }
  }

  void add(String benchmark, int players, Score score) {
    best.merge(
        new Key(benchmark, players), score, (a, b) -> a.decisions() >= b.decisions() ? a : b);
  }

  private static Score score(IterationResult iteration) {
    double decisions = score(iteration, "decisions");
    double bytesPerSecond =
        score(iteration, "gc.alloc.rate.norm") * iteration.getPrimaryResult().getScore();
    return new Score(
        decisions,
        score(iteration, "games"),
        score(iteration, "cpuNanos") / NANOS,
        bytesPerSecond / decisions);
  }

  private static double score(IterationResult iteration, String name) {
    return Objects.requireNonNull(iteration.getSecondaryResults().get(name), name)
        .getScore();
  }

  @Nullable
  Score of(String benchmark, int players) {
    return best.get(new Key(benchmark, players));
  }

  /** The numbers of players that were measured. */
  SortedSet<Integer> players() {
    SortedSet<Integer> players = new TreeSet<>();
    best.keySet().forEach(key -> players.add(key.players()));
    return players;
  }
}
