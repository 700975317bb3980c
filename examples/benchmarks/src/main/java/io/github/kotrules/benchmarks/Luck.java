package io.github.kotrules.benchmarks;

import java.util.random.RandomGenerator;

/**
 * The random generator for dice and choices: xorshift64*, without allocation. The baseline and the library use the same one, so
 * that the comparison is about the rules.
 */
final class Luck implements RandomGenerator {
  private static final int HALF = 32;
  private static final long LOW_HALF = 0xFFFF_FFFFL;

  /** All rolls by number of dice: one lookup instead of one draw for each die. */
  private static final int[][] ROLLS = PackedDice.rolls(6);

  private long state;

  Luck(long seed) {
    // the state of xorshift must not be zero
    state = (seed * 0x9E37_79B9_7F4A_7C15L) | 1;
    fraction();
  }

  @Override
  public long nextLong() {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return state * 0x2545_F491_4F6C_DD1DL;
  }

  /** A number from 0 to {@code bound} - 1, uniform to one part in 2^32. */
  @Override
  public int nextInt(int bound) {
    return (int) ((fraction() * bound) >>> HALF);
  }

  /** Rolls dice. */
  int roll(int dice) {
    int[] rolls = ROLLS[dice];
    return rolls[nextInt(rolls.length)];
  }

  /**
   * Picks a random subset of these dice, each equally likely. It takes the digits of one number in a mixed radix, the last face
   * first: the same as {@link io.github.kotrules.model.Dice#subset} with the index {@code nextInt(subsets)}.
   */
  int pick(int dice) {
    long rest = fraction();
    int picked = 0;
    for (int face = PackedDice.FACES - 1; face >= 0; face--) {
      rest *= PackedDice.count(dice, face) + 1;
      picked |= (int) (rest >>> HALF) << (face * PackedDice.BITS);
      rest &= LOW_HALF;
    }
    return picked;
  }

  /** 32 random bits, a fraction of 2^32. Enough for the 46,656 rolls of six dice. */
  private long fraction() {
    return nextLong() >>> HALF;
  }
}
