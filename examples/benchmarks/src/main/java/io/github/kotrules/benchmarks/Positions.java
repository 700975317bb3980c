package io.github.kotrules.benchmarks;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A fixed sample of states of full random games that wait for a decision. */
@State(Scope.Thread)
public class Positions {
  private static final int SIZE = 1024;
  private static final int MASK = SIZE - 1;

  /** One state of this number is kept, so that the sample spans many games. */
  private static final int SPREAD = 11;

  private static final long SEED = 2016;

  @Param({"2", "4", "6"})
  public int players;

  final Game game = KingOfTokyo.secondEdition();
  private @Nullable RandomPlay play;
  private GameState[] states = new GameState[0];
  private GameState[] copies = new GameState[0];
  private int at;

  @Setup
  public void setUp() {
    play = new RandomPlay(game, players, SEED);
    // All games share one start, as the states of a search do.
    GameState start = play.start();
    states = sample(start);
    copies = sample(start);
  }

  private GameState[] sample(GameState start) {
    RandomPlay sampled = new RandomPlay(game, players, SEED);
    Tally tally = new Tally();
    List<GameState> sample = new ArrayList<>();
    GameState state = start;
    while (sample.size() < SIZE) {
      if (state.decision() != null && tally.decisions % SPREAD == 0) {
        sample.add(state);
      }
      state = state.isOver() ? start : game.next(state, sampled.choose(state, tally));
    }
    return sample.toArray(new GameState[0]);
  }

  RandomPlay play() {
    return Objects.requireNonNull(play);
  }

  /** Returns the next state. */
  GameState next() {
    at = (at + 1) & MASK;
    return states[at];
  }

  /** Returns a state equal to the last one, but created independently. */
  GameState copy() {
    return copies[at];
  }

  /** Returns a state that differs from the last one. */
  GameState other() {
    return states[(at + 1) & MASK];
  }
}
