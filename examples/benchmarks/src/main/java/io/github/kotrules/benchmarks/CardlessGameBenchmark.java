package io.github.kotrules.benchmarks;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole random games of the second edition without cards, the same game as that of {@link LimitBenchmark}. */
@State(Scope.Thread)
public class CardlessGameBenchmark extends Throughput {
  @Param({"2", "4", "6"})
  public int players;

  private @Nullable RandomPlay play;

  @Setup
  public void setUp() {
    play = new RandomPlay(Game.of(RuleSet.secondEdition(), CardSet.none()), players, 1);
  }

  /** Without events. */
  @Benchmark
  public GameState next(Tally tally) {
    return Objects.requireNonNull(play).next(tally);
  }

  /** With events. */
  @Benchmark
  public GameState apply(Tally tally) {
    return Objects.requireNonNull(play).apply(tally);
  }

  /** In place. */
  @Benchmark
  public Table playout(Tally tally) {
    return Objects.requireNonNull(play).playout(tally);
  }
}
