package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.packed.Packed;
import java.io.Serializable;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A set of seats, which are in ascending order when they are listed. Immutable, and cheap to create and to pass on.
 *
 * <pre>{@code
 * SeatSet targets = SeatSet.of(Seat.ONE, Seat.THREE);
 * assert targets.contains(Seat.THREE) && targets.size() == 2;
 * for (Seat target : targets.without(Seat.ONE)) {
 *   System.out.println(target);
 * }
 * }</pre>
 */
public final class SeatSet implements Iterable<Seat>, Serializable {
  private static final long serialVersionUID = 1;

  private static final int SEATS = Seat.values().length;

  // Sets are allocated and not cached in a table of all 64: escape analysis removes short-lived
  // sets.
  private static final SeatSet NONE = new SeatSet(0);

  static {
    Packed.register(SeatSet.class, seats -> seats.bits, SeatSet::new);
  }

  /** One bit for each seat, the lowest for seat 1. */
  private final int bits;

  private SeatSet(int bits) {
    this.bits = bits;
  }

  /** Returns the empty set. */
  public static SeatSet none() {
    return NONE;
  }

  /** Returns a set of the given seats. */
  public static SeatSet of(Seat... seats) {
    requireNonNull(seats, "seats");
    int bits = 0;
    for (Seat seat : seats) {
      bits |= bit(seat);
    }
    return new SeatSet(bits);
  }

  /**
   * Returns the first {@code count} seats of the table.
   *
   * @throws IllegalArgumentException if {@code count} is not 0 to 6
   */
  public static SeatSet first(int count) {
    checkArgument(
        count >= 0 && count <= SEATS, "the number of seats must be 0 to 6, not %s", count);
    return new SeatSet((1 << count) - 1);
  }

  private static int bit(Seat seat) {
    return 1 << seat.ordinal();
  }

  /** Whether the seat is in this set. */
  public boolean contains(Seat seat) {
    return (bits & bit(seat)) != 0;
  }

  /** Returns this set and the seat. */
  public SeatSet with(Seat seat) {
    return new SeatSet(bits | bit(seat));
  }

  /** Returns the seats that are in this set, in the other or in both. */
  public SeatSet plus(SeatSet other) {
    return new SeatSet(bits | other.bits);
  }

  /** Returns this set without the seat. */
  public SeatSet without(Seat seat) {
    return new SeatSet(bits & ~bit(seat));
  }

  /** Returns the seats that are in this set and not in the other. */
  public SeatSet minus(SeatSet other) {
    return new SeatSet(bits & ~other.bits);
  }

  /** Returns the seats that are in both sets. */
  public SeatSet and(SeatSet other) {
    return new SeatSet(bits & other.bits);
  }

  /**
   * Returns the first seat of this set clockwise after {@code seat}, which itself comes last.
   *
   * @throws NoSuchElementException if this set is empty
   */
  public Seat nextFrom(Seat seat) {
    int later = bits & (-2 << seat.ordinal());
    return Seat.at(Integer.numberOfTrailingZeros(later == 0 ? notEmpty() : later));
  }

  /**
   * Returns the first seat of this set counter-clockwise after {@code seat}, which itself comes last.
   *
   * @throws NoSuchElementException if this set is empty
   */
  public Seat previousFrom(Seat seat) {
    int earlier = bits & (bit(seat) - 1);
    return Seat.at(
        Integer.SIZE - 1 - Integer.numberOfLeadingZeros(earlier == 0 ? notEmpty() : earlier));
  }

  private int notEmpty() {
    if (bits == 0) {
      throw new NoSuchElementException("the set of seats is empty");
    }
    return bits;
  }

  /** Returns the seat with the lowest number, or null if the set is empty. */
  public @Nullable Seat first() {
    return bits == 0 ? null : Seat.at(Integer.numberOfTrailingZeros(bits));
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  /** Returns the seats in ascending order. */
  public ImmutableList<Seat> toList() {
    return clockwiseFrom(Seat.ONE);
  }

  @Override
  public Iterator<Seat> iterator() {
    return toList().iterator();
  }

  /** Returns the seats clockwise from {@code seat}, which itself comes first if it is in this set. */
  public ImmutableList<Seat> clockwiseFrom(Seat seat) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(size());
    int before = bit(seat) - 1;
    addAll(seats, bits & ~before);
    addAll(seats, bits & before);
    return seats.build();
  }

  private static void addAll(ImmutableList.Builder<Seat> seats, int bits) {
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Seat.at(Integer.numberOfTrailingZeros(rest)));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeatSet that && bits == that.bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  /** Returns the seat numbers, as in {@code {1,3}}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Seat seat : this) {
      text.append(text.length() > 1 ? "," : "").append(seat.number());
    }
    return text.append('}').toString();
  }

  /** Checks a serialised value. */
  private Object readResolve() {
    checkArgument(bits >>> SEATS == 0, "not a set of six seats: %s", bits);
    return this;
  }
}
