package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.Serializable;
import java.util.random.RandomGenerator;

/**
 * Some dice on the table: how many show each face. Two dice with the same face are never told apart, so equal positions
 * are equal. Written as in {@code 112EHS}, or {@code -} for no dice.
 *
 * <pre>{@code
 * Dice dice = Dice.parse("112EHS");
 * assert dice.count(Face.ONE) == 2;
 * Dice kept = dice.minus(Dice.parse("2E")).plus(Face.SMASH);
 * assert kept.equals(Dice.parse("11HSS"));
 * }</pre>
 */
public final class Dice implements Serializable {
  private static final long serialVersionUID = 1;

  /** More of one face than this is refused; the base game never has more than nine dice of a turn. */
  public static final int MAX_PER_FACE = 31;

  private static final int FACES = 6;
  private static final int HALF = FACES / 2;
  private static final int BITS = 5;

  // Every other face leaves room beside it: three faces are added or compared at once, and the bit
  // above a count shows
  // whether it has left its range.
  private static final int EVERY_OTHER = 0b11111_00000_11111_00000_11111;
  private static final int ABOVE = 0b00001_00000_00001_00000_00001_00000;
  private static final int PAIR = 2 * BITS;

  /** What of a number lies behind the point, with 32 bits behind it. */
  private static final long FRACTION = 0xFFFF_FFFFL;

  private static final Dice NONE = new Dice(0);

  /** 2^32 divided by each number up to 32, rounded up. */
  private static final long[] INVERSE = inverses();

  private final int packed;

  private Dice(int packed) {
    this.packed = packed;
  }

  private static long[] inverses() {
    long[] inverses = new long[MAX_PER_FACE + 2];
    for (int number = 1; number < inverses.length; number++) {
      inverses[number] = ((1L << Integer.SIZE) + number - 1) / number;
    }
    return inverses;
  }

  /** No dice at all. */
  public static Dice none() {
    return NONE;
  }

  /** A die for each of these faces, in any order. */
  public static Dice of(Face... faces) {
    requireNonNull(faces, "faces");
    Dice dice = NONE;
    for (Face face : faces) {
      dice = dice.plus(face);
    }
    return dice;
  }

  /** The dice that {@link #bits()} describes. */
  public static Dice ofBits(int bits) {
    return new Dice(bits);
  }

  /** All counts in one number, for whoever stores many dice; five bits a face. */
  public int bits() {
    return packed;
  }

  /** As many dice as {@code count}, all showing {@code face}. */
  public static Dice of(Face face, int count) {
    checkArgument(count >= 0 && count <= MAX_PER_FACE, "not a number of dice: %s", count);
    return new Dice(count << shift(face));
  }

  /** So many dice, each with a face drawn from the generator: up to six of them are one draw. */
  public static Dice random(int count, RandomGenerator random) {
    checkArgument(count >= 0 && count <= MAX_PER_FACE, "not a number of dice: %s", count);
    return new Dice(
        FairRolls.has(count)
            ? FairRolls.bits(count, random.nextInt(FairRolls.ways(count)))
            : drawn(count, random));
  }

  private static int drawn(int count, RandomGenerator random) {
    int packed = 0;
    for (int i = 0; i < count; i++) {
      packed += 1 << (random.nextInt(FACES) * BITS);
    }
    return packed;
  }

  /** Reads {@code 112EHS}, in any order; {@code -} is no dice. */
  public static Dice parse(String text) {
    if (text.equals("-")) {
      return NONE;
    }
    checkArgument(!text.isEmpty(), "no dice are written as -, not as nothing");
    Dice dice = NONE;
    for (int i = 0; i < text.length(); i++) {
      dice = dice.plus(Face.of(text.charAt(i)));
    }
    return dice;
  }

  private static int shift(Face face) {
    return face.ordinal() * BITS;
  }

  /** How many dice show a face. */
  public int count(Face face) {
    return (packed >>> shift(face)) & MAX_PER_FACE;
  }

  private int count(int face) {
    return (packed >>> (face * BITS)) & MAX_PER_FACE;
  }

  public int size() {
    int pairs = (packed & EVERY_OTHER) + ((packed >>> BITS) & EVERY_OTHER);
    return (pairs + (pairs >>> PAIR) + (pairs >>> (2 * PAIR))) & ((1 << PAIR) - 1);
  }

  public boolean isEmpty() {
    return packed == 0;
  }

  /** Whether at least one die shows a face. */
  public boolean contains(Face face) {
    return count(face) > 0;
  }

  /** Whether all of {@code other} can be picked out of these. */
  public boolean contains(Dice other) {
    return covers(packed & EVERY_OTHER, other.packed & EVERY_OTHER)
        && covers((packed >>> BITS) & EVERY_OTHER, (other.packed >>> BITS) & EVERY_OTHER);
  }

  private static boolean covers(int counts, int others) {
    return (((counts | ABOVE) - others) & ABOVE) == ABOVE;
  }

  /** These dice and one more. */
  public Dice plus(Face face) {
    checkArgument(count(face) < MAX_PER_FACE, "more than %s dice of one face", MAX_PER_FACE);
    return new Dice(packed + (1 << shift(face)));
  }

  /** These dice without one that shows the face; refused if there is none. */
  public Dice minus(Face face) {
    checkArgument(contains(face), "no %s in %s", face, this);
    return new Dice(packed - (1 << shift(face)));
  }

  /** These dice and the others. */
  public Dice plus(Dice other) {
    int overflow = ((packed & EVERY_OTHER) + (other.packed & EVERY_OTHER))
        | (((packed >>> BITS) & EVERY_OTHER) + ((other.packed >>> BITS) & EVERY_OTHER));
    checkArgument((overflow & ABOVE) == 0, "more than %s dice of one face", MAX_PER_FACE);
    return new Dice(packed + other.packed);
  }

  /** These dice without the others; refused unless they {@linkplain #contains(Dice) contain} all of them. */
  public Dice minus(Dice other) {
    if (!contains(other)) {
      throw new IllegalArgumentException("no " + other + " in " + this);
    }
    return new Dice(packed - other.packed);
  }

  /** In how many ways some of these dice can be picked, picking none and picking all included. */
  public int subsets() {
    return (count(0) + 1)
        * (count(1) + 1)
        * (count(2) + 1)
        * (count(3) + 1)
        * (count(4) + 1)
        * (count(5) + 1);
  }

  /** The {@code index}-th of the {@link #subsets()}: 0 is none of the dice, the last is all of them. */
  public Dice subset(int index) {
    if (index < 0 || index >= subsets()) {
      throw new IndexOutOfBoundsException(
          "no way " + index + " to pick from " + this + ", which has " + subsets());
    }
    int rest = index;
    int picked = 0;
    for (int face = 0; rest != 0; face++) {
      int ways = count(face) + 1;
      int others = divide(rest, ways);
      picked |= (rest - others * ways) << (face * BITS);
      rest = others;
    }
    return new Dice(picked);
  }

  /**
   * One of the {@link #subsets()}, each as likely as the others but for one part in 2^32. One random number is two
   * fractions, for three faces each: a face takes its share of the fraction, and what is left over is for the face before.
   */
  public Dice randomSubset(RandomGenerator random) {
    long number = random.nextLong();
    long high = number >>> Integer.SIZE;
    long low = number & FRACTION;
    int picked = 0;
    for (int face = HALF - 1; face >= 0; face--) {
      high *= count(face + HALF) + 1;
      low *= count(face) + 1;
      picked |= (int) (high >>> Integer.SIZE) << ((face + HALF) * BITS);
      picked |= (int) (low >>> Integer.SIZE) << (face * BITS);
      high &= FRACTION;
      low &= FRACTION;
    }
    return new Dice(picked);
  }

  /** Divides by multiplying, which is much quicker, where that is exact: below 2^32 / 32. */
  private static int divide(int number, int by) {
    return number < 1 << 27 ? (int) ((number * INVERSE[by]) >>> Integer.SIZE) : number / by;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Dice that && packed == that.packed;
  }

  @Override
  public int hashCode() {
    return packed * 0x9E3779B9;
  }

  @Override
  public String toString() {
    if (isEmpty()) {
      return "-";
    }
    StringBuilder text = new StringBuilder();
    for (int face = 0; face < FACES; face++) {
      text.append(String.valueOf(Face.at(face).symbol()).repeat(count(face)));
    }
    return text.toString();
  }

  /** A serialised value is read through the same checks as any other. */
  private Object readResolve() {
    return parse(toString());
  }
}
