package io.github.kotrules.benchmarks;

import java.util.random.RandomGenerator;

/**
 * How dice fall and choices are made: xorshift64* with nothing allocated. The limit and the library take the same one, so
 * that what is compared is the playing, not the drawing.
 */
final class Luck implements RandomGenerator {
  private static final int HALF = 32;
  private static final long LOW_HALF = 0xFFFF_FFFFL;

  /** How dice fall, by their number: one look instead of one draw for each die. */
  private static final int[][] ROLLS = PackedDice.rolls(6);

  private long state;

  Luck(long seed) {
    // xorshift never leaves zero
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

  /** A number from 0 to below {@code bound}, all equally likely but for one part in 2^32. */
  @Override
  public int nextInt(int bound) {
    return (int) ((fraction() * bound) >>> HALF);
  }

  /** So many dice, fallen. */
  int roll(int dice) {
    int[] rolls = ROLLS[dice];
    return rolls[nextInt(rolls.length)];
  }

  /**
   * Some of these dice, or none or all, each multiset equally likely. The digits of one number in a mixed radix, the last
   * face first: the same pick as the {@code nextInt(subsets)}-th of {@link io.github.kotrules.model.Dice#subset}.
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

  /** 32 random bits: a fraction of 2^32. Enough for six dice, which fall in 46,656 ways. */
  private long fraction() {
    return nextLong() >>> HALF;
  }
}
