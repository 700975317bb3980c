package io.github.kotrules.console;

import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Chance that depends on the seed and the number of the move, so that a game has the same luck after an undo or a load.
 */
record Luck(long seed) {
  // Not the generator's own step from number to number, or each move would see most of the last
  // one's numbers.
  private static final long STRIDE = 0xD1342543DE82EF95L;

  /** What chance brings as the move of this number. */
  Outcome bring(Chance chance, int move) {
    return chance.sample(new SplittableRandom(seed + move * STRIDE));
  }

  /** The chance that a bot uses for the move of this number: other numbers than those of the dice. */
  RandomGenerator ofBot(int move) {
    return new SplittableRandom(~seed + move * STRIDE);
  }
}
