package io.github.kotrules.benchmarks;

import io.github.kotrules.action.Action;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * What is done to a state between two decisions of a search, apart from playing on. Each call counts as a decision.
 */
public class StateBenchmark extends Throughput {
  /** The list of what can be said, and one of it at random. */
  @Benchmark
  public Action legalActions(Positions positions, Tally tally) {
    tally.decisions++;
    return positions.play().pick(positions.game.legalActions(positions.next()));
  }

  /** Equal states that share nothing but their start. */
  @Benchmark
  public boolean equalsEqual(Positions positions, Tally tally) {
    tally.decisions++;
    return positions.next().equals(positions.copy());
  }

  @Benchmark
  public boolean equalsOther(Positions positions, Tally tally) {
    tally.decisions++;
    return positions.next().equals(positions.other());
  }

  @Benchmark
  public int hash(Positions positions, Tally tally) {
    tally.decisions++;
    return positions.next().hashCode();
  }
}
