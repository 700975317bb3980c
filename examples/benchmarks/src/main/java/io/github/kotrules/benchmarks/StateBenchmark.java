package io.github.kotrules.benchmarks;

import io.github.kotrules.action.Action;
import org.openjdk.jmh.annotations.Benchmark;

/** Operations on a state between two decisions of a search. Each call counts as a decision. */
public class StateBenchmark extends Throughput {
  /** Lists the legal actions and picks one at random. */
  @Benchmark
  public Action legalActions(Positions positions, Tally tally) {
    tally.decisions++;
    return positions.play().pick(positions.game.legalActions(positions.next()));
  }

  /** Compares equal states that share only their start. */
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
