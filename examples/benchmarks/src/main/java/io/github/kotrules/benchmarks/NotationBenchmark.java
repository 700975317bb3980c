package io.github.kotrules.benchmarks;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameState;
import org.openjdk.jmh.annotations.Benchmark;

/** A state to text and back. Each call counts as a decision. */
public class NotationBenchmark extends Throughput {
  private static final Notation NOTATION = KingOfTokyo.notation();

  @Benchmark
  public String write(Positions positions, Tally tally) {
    tally.decisions++;
    return NOTATION.write(positions.next());
  }

  @Benchmark
  public GameState read(Positions positions, Tally tally) {
    tally.decisions++;
    return NOTATION.readPosition(positions.nextText());
  }
}
