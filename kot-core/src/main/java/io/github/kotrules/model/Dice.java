package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.packed.FairRolls;
import io.github.kotrules.model.packed.Packed;
import io.github.kotrules.model.packed.PackedDice;
import java.io.Serializable;
import java.util.Iterator;
import java.util.random.RandomGenerator;

/**
 * A multiset of dice: the number of dice that show each face. Dice have no order, so {@code 1S1} and {@code 11S} are
 * equal. They are listed, as faces, in the order of {@link Face}. The text form is {@code 112EHS}, or {@code -} for no dice.
 * Immutable.
 *
 * <pre>{@code
 * Dice dice = Dice.parse("112EHS");
 * assert dice.count(Face.ONE) == 2;
 * Dice kept = dice.minus(Dice.parse("2E")).plus(Face.SMASH);
 * assert kept.equals(Dice.parse("11HSS"));
 * assert kept.only(Face.SMASH, Face.HEART).equals(Dice.parse("HSS"));
 * }</pre>
 */
public final class Dice implements Iterable<Face>, Serializable {
  private static final long serialVersionUID = 1;

  /** The maximum number of dice that show the same face. The base game has at most nine dice in a turn. */
  public static final int MAX_PER_FACE = PackedDice.MAX_PER_FACE;

  private static final Dice NONE = new Dice(PackedDice.NONE);

  static {
    Packed.register(Dice.class, dice -> dice.packed, Dice::new);
  }

  private final int packed;

  private Dice(int packed) {
    this.packed = packed;
  }

  /** Returns the empty multiset. */
  public static Dice none() {
    return NONE;
  }

  /** Returns one die for each of the faces, which can be in any order. */
  public static Dice of(Face... faces) {
    requireNonNull(faces, "faces");
    Dice dice = NONE;
    for (Face face : faces) {
      dice = dice.plus(face);
    }
    return dice;
  }

  /** Returns {@code count} dice that all show {@code face}. */
  public static Dice of(Face face, int count) {
    checkCount(count);
    return new Dice(PackedDice.of(face.ordinal(), count));
  }

  /** Rolls {@code count} dice. Up to six dice take one number from the generator, more take one number each. */
  public static Dice random(int count, RandomGenerator random) {
    checkCount(count);
    return new Dice(
        count <= FairRolls.MAX_DICE
            ? FairRolls.roll(count, random.nextInt(FairRolls.ways(count)))
            : rollEach(count, random));
  }

  private static int rollEach(int count, RandomGenerator random) {
    int dice = PackedDice.NONE;
    for (int i = 0; i < count; i++) {
      dice = PackedDice.plus(dice, PackedDice.of(random.nextInt(PackedDice.FACES), 1));
    }
    return dice;
  }

  private static void checkCount(int count) {
    checkArgument(
        count >= 0 && count <= MAX_PER_FACE,
        "the number of dice must be 0 to " + MAX_PER_FACE + ", not %s",
        count);
  }

  /**
   * Reads the text form. The faces can be in any order.
   *
   * @throws IllegalArgumentException if the text is empty or contains a character that is not a face
   */
  public static Dice parse(String text) {
    if (text.equals("-")) {
      return NONE;
    }
    checkArgument(!text.isEmpty(), "the text is empty: write - for no dice");
    Dice dice = NONE;
    for (int i = 0; i < text.length(); i++) {
      dice = dice.plus(Face.of(text.charAt(i)));
    }
    return dice;
  }

  /** Returns the number of dice that show {@code face}. */
  public int count(Face face) {
    return PackedDice.count(packed, face.ordinal());
  }

  public int size() {
    return PackedDice.size(packed);
  }

  public boolean isEmpty() {
    return packed == PackedDice.NONE;
  }

  /** Whether at least one die shows {@code face}. */
  public boolean contains(Face face) {
    return count(face) > 0;
  }

  /** Whether {@code other} is a subset: each face occurs here at least as often as there. */
  public boolean contains(Dice other) {
    return PackedDice.contains(packed, other.packed);
  }

  /**
   * Returns these dice and one more.
   *
   * @throws IllegalArgumentException if that exceeds {@link #MAX_PER_FACE}
   */
  public Dice plus(Face face) {
    return new Dice(PackedDice.plus(packed, PackedDice.of(face.ordinal(), 1)));
  }

  /**
   * Returns these dice without one that shows {@code face}.
   *
   * @throws IllegalArgumentException if none shows it
   */
  public Dice minus(Face face) {
    checkArgument(contains(face), "no %s in %s", face, this);
    return new Dice(PackedDice.minus(packed, PackedDice.of(face.ordinal(), 1)));
  }

  /**
   * Returns the dice of both.
   *
   * @throws IllegalArgumentException if that exceeds {@link #MAX_PER_FACE}
   */
  public Dice plus(Dice other) {
    return new Dice(PackedDice.plus(packed, other.packed));
  }

  /**
   * Returns these dice without {@code other}.
   *
   * @throws IllegalArgumentException if these dice do not {@linkplain #contains(Dice) contain} them
   */
  public Dice minus(Dice other) {
    if (!contains(other)) {
      throw new IllegalArgumentException("no " + other + " in " + this);
    }
    return new Dice(PackedDice.minus(packed, other.packed));
  }

  /** Returns those of these dice that show one of the faces. */
  public Dice only(Face... faces) {
    requireNonNull(faces, "faces");
    int shown = PackedDice.NONE;
    for (Face face : faces) {
      shown |= PackedDice.of(face.ordinal(), MAX_PER_FACE);
    }
    return new Dice(packed & shown);
  }

  /** Iterates over the faces that these dice show, each as often as it is shown. */
  @Override
  public Iterator<Face> iterator() {
    ImmutableList.Builder<Face> shown = ImmutableList.builderWithExpectedSize(size());
    for (Face face : Face.values()) {
      for (int i = 0; i < count(face); i++) {
        shown.add(face);
      }
    }
    return shown.build().iterator();
  }

  /** Returns the number of different subsets of these dice. The empty one and the whole are counted. */
  public int subsets() {
    return PackedDice.subsets(packed);
  }

  /**
   * Returns the subset at {@code index}, from 0 to {@link #subsets()} - 1. The first is empty, the last is all dice.
   *
   * @throws IndexOutOfBoundsException if there is no such subset
   */
  public Dice subset(int index) {
    if (index < 0 || index >= subsets()) {
      throw new IndexOutOfBoundsException(
          "no subset " + index + " of " + this + ", which has " + subsets());
    }
    return new Dice(PackedDice.subset(packed, index));
  }

  /** Draws one of the {@link #subsets()}, all equally likely to one part in 2^32, with one number from the generator. */
  public Dice randomSubset(RandomGenerator random) {
    return new Dice(PackedDice.randomSubset(packed, random.nextLong()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Dice that && packed == that.packed;
  }

  @Override
  public int hashCode() {
    return packed * 0x9E3779B9;
  }

  /** Returns the text form, with the faces in the order of {@link Face}. */
  @Override
  public String toString() {
    if (isEmpty()) {
      return "-";
    }
    StringBuilder text = new StringBuilder();
    for (Face face : this) {
      text.append(face.symbol());
    }
    return text.toString();
  }

  /** Reads a serialised value through the same checks as any other. */
  private Object readResolve() {
    return parse(toString());
  }
}
