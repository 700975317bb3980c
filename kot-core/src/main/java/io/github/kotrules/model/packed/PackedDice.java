package io.github.kotrules.model.packed;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Dice as an int: five bits hold the count of each face, the first face in the lowest bits. Faces are numbered from 0, in the
 * order in which dice are written.
 */
public final class PackedDice {
  public static final int FACES = 6;
  public static final int MAX_PER_FACE = 31;
  public static final int NONE = 0;

  private static final int BITS = 5;
  private static final int HALF = FACES / 2;

  // With every other face masked out, each count has five free bits above it: three counts are
  // added or compared at once, and the bit above a count shows an overflow.
  private static final int EVERY_OTHER = 0b11111_00000_11111_00000_11111;
  private static final int ABOVE = 0b00001_00000_00001_00000_00001_00000;
  private static final int PAIR = 2 * BITS;

  /** The fractional part of a fixed-point number with 32 fraction bits. */
  private static final long FRACTION = 0xFFFF_FFFFL;

  /** 2^32 divided by each number up to 32, rounded up. */
  private static final long[] INVERSE = inverses();

  private PackedDice() {}

  private static long[] inverses() {
    long[] inverses = new long[MAX_PER_FACE + 2];
    for (int number = 1; number < inverses.length; number++) {
      inverses[number] = ((1L << Integer.SIZE) + number - 1) / number;
    }
    return inverses;
  }

  /** Dice that all show the same face. */
  public static int of(int face, int count) {
    return count << (face * BITS);
  }

  /** The number of dice that show the face. */
  public static int count(int dice, int face) {
    return (dice >>> (face * BITS)) & MAX_PER_FACE;
  }

  /** The number of dice. */
  public static int size(int dice) {
    int pairs = (dice & EVERY_OTHER) + ((dice >>> BITS) & EVERY_OTHER);
    return (pairs + (pairs >>> PAIR) + (pairs >>> (2 * PAIR))) & ((1 << PAIR) - 1);
  }

  /** Whether the second dice are a subset of the first. */
  public static boolean contains(int dice, int others) {
    return covers(dice & EVERY_OTHER, others & EVERY_OTHER)
        && covers((dice >>> BITS) & EVERY_OTHER, (others >>> BITS) & EVERY_OTHER);
  }

  private static boolean covers(int counts, int others) {
    return (((counts | ABOVE) - others) & ABOVE) == ABOVE;
  }

  /**
   * All dice of both.
   *
   * @throws IllegalArgumentException if there are more than {@link #MAX_PER_FACE} of one face
   */
  public static int plus(int dice, int others) {
    int overflow = ((dice & EVERY_OTHER) + (others & EVERY_OTHER))
        | (((dice >>> BITS) & EVERY_OTHER) + ((others >>> BITS) & EVERY_OTHER));
    checkArgument((overflow & ABOVE) == 0, "more than %s dice of one face", MAX_PER_FACE);
    return dice + others;
  }

  /** The first dice without the second, which they must {@linkplain #contains contain}. */
  public static int minus(int dice, int others) {
    return dice - others;
  }

  /** The number of distinct subsets, including the empty one and the whole. */
  public static int subsets(int dice) {
    return (count(dice, 0) + 1)
        * (count(dice, 1) + 1)
        * (count(dice, 2) + 1)
        * (count(dice, 3) + 1)
        * (count(dice, 4) + 1)
        * (count(dice, 5) + 1);
  }

  /** The subset with this index, which must be below {@link #subsets}. The count of the first face changes fastest. */
  public static int subset(int dice, int index) {
    int rest = index;
    int subset = NONE;
    for (int face = 0; rest != 0; face++) {
      int ways = count(dice, face) + 1;
      int quotient = divide(rest, ways);
      subset |= (rest - quotient * ways) << (face * BITS);
      rest = quotient;
    }
    return subset;
  }

  /** Divides by multiplication, which is much faster; exact for numbers below 2^32 / 32. */
  private static int divide(int number, int by) {
    return number < 1 << 27 ? (int) ((number * INVERSE[by]) >>> Integer.SIZE) : number / by;
  }

  /**
   * Returns a random subset; all are equally likely to one part in 2^32. The two halves of the number are two fractions, for
   * three faces each. A fraction times the number of choices of a face gives the choice and, as its fractional part, the
   * fraction for the face before.
   */
  public static int randomSubset(int dice, long number) {
    long high = number >>> Integer.SIZE;
    long low = number & FRACTION;
    int subset = NONE;
    for (int face = HALF - 1; face >= 0; face--) {
      high *= count(dice, face + HALF) + 1;
      low *= count(dice, face) + 1;
      subset |= (int) (high >>> Integer.SIZE) << ((face + HALF) * BITS);
      subset |= (int) (low >>> Integer.SIZE) << (face * BITS);
      high &= FRACTION;
      low &= FRACTION;
    }
    return subset;
  }
}
