package io.github.kotrules.benchmarks;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole card-less games at the speed of hand-written, mutable code: {@link Limit}. */
@State(Scope.Thread)
public class LimitBenchmark extends Throughput {
  @Param({"2", "4", "6"})
  public int players;

  private @Nullable Limit limit;

  @Setup
  public void setUp() {
    limit = new Limit(players, new Luck(1));
  }

  @Benchmark
  public int play(Tally tally) {
    Limit table = Objects.requireNonNull(limit);
    table.play();
    tally.decisions += table.decisions();
    tally.games++;
    return table.winner();
  }
}
