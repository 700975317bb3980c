package io.github.kotrules.benchmarks;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole games of the second edition in which everybody chooses at random, from the first card dealt to the end. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class RandomGameBenchmark {
  /** How many Monsters play. */
  @Param({"2", "4", "6"})
  public int players;

  /** Whether the cards are played with. */
  @Param({"false", "true"})
  public boolean cards;

  private final SplittableRandom random = new SplittableRandom(1);
  private Game game = KingOfTokyo.secondEdition();
  private Monster[] monsters = new Monster[0];

  /** How many decisions were made; chance is not one. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Decisions {
    public long decisions;
  }

  /** Chooses the game. */
  @Setup
  public void chooseGame() {
    game = cards
        ? KingOfTokyo.secondEdition()
        : Game.of(KingOfTokyo.secondEdition().rules(), CardSet.none());
    monsters = game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
  }

  /** Without events. */
  @Benchmark
  public GameState next(Decisions counter) {
    GameState state = game.start(monsters);
    while (!state.isOver()) {
      state = game.next(state, choose(state, counter));
    }
    return state;
  }

  /** With events. */
  @Benchmark
  public GameState apply(Decisions counter) {
    GameState state = game.start(monsters);
    while (!state.isOver()) {
      state = game.apply(state, choose(state, counter)).state();
    }
    return state;
  }

  private Action choose(GameState state, Decisions counter) {
    if (state.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    counter.decisions++;
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }
}
