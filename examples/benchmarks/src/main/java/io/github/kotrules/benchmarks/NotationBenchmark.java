package io.github.kotrules.benchmarks;

import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import org.openjdk.jmh.annotations.Benchmark;

/** Writes and reads a moment. Each call counts as a decision. */
public class NotationBenchmark extends Throughput {
  private static final Notation NOTATION = KingOfTokyo.notation();

  @Benchmark
  public String write(Moments moments, Tally tally) {
    tally.decisions++;
    return NOTATION.writeMoment(moments.next());
  }

  @Benchmark
  public GameRecord read(Moments moments, Tally tally) {
    tally.decisions++;
    return NOTATION.readMoment(moments.nextText());
  }
}
