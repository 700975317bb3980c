package io.github.kotrules.model;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A set of seats: one number, so it costs nothing to pass around.
 *
 * <pre>{@code
 * SeatSet targets = state.others(Seat.TWO);
 * assert targets.equals(SeatSet.of(Seat.ONE, Seat.THREE));
 * for (Seat target : targets.without(Seat.ONE).toList()) {
 *   show(state.monster(target));
 * }
 * }</pre>
 */
public final class SeatSet implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int ALL = (1 << 6) - 1;

  // New sets are made all the time and not taken from a table of the 64: where one is asked and
  // dropped, the compiler makes none at all.
  private static final SeatSet NONE = new SeatSet(0);

  private final int bits;

  private SeatSet(int bits) {
    this.bits = bits;
  }

  /** No seat. */
  public static SeatSet none() {
    return NONE;
  }

  /** The given seats. */
  public static SeatSet of(Seat... seats) {
    requireNonNull(seats, "seats");
    int bits = 0;
    for (Seat seat : seats) {
      bits |= bit(seat);
    }
    return new SeatSet(bits);
  }

  /** The first {@code count} seats of the table. */
  public static SeatSet first(int count) {
    return ofBits((1 << count) - 1);
  }

  /** The set that {@link #bits()} describes. */
  public static SeatSet ofBits(int bits) {
    if ((bits & ~ALL) != 0) {
      throw new IllegalArgumentException("not a set of six seats: " + bits);
    }
    return new SeatSet(bits);
  }

  /** One bit for each seat, the lowest for seat 1. */
  public int bits() {
    return bits;
  }

  private static int bit(Seat seat) {
    return 1 << seat.ordinal();
  }

  /** Whether the seat is one of these. */
  public boolean contains(Seat seat) {
    return (bits & bit(seat)) != 0;
  }

  /** These seats and one more. */
  public SeatSet with(Seat seat) {
    return new SeatSet(bits | bit(seat));
  }

  /** The seats of both sets. */
  public SeatSet plus(SeatSet other) {
    return new SeatSet(bits | other.bits);
  }

  /** These seats but one. */
  public SeatSet without(Seat seat) {
    return new SeatSet(bits & ~bit(seat));
  }

  /** The seats that are in this set and not in the other. */
  public SeatSet minus(SeatSet other) {
    return new SeatSet(bits & ~other.bits);
  }

  /** The seats that are in both sets. */
  public SeatSet and(SeatSet other) {
    return new SeatSet(bits & other.bits);
  }

  /** The first of these seats, clockwise from the left of a seat to the seat itself. */
  public Seat nextFrom(Seat seat) {
    int later = bits & (-2 << seat.ordinal());
    return Seat.at(Integer.numberOfTrailingZeros(later == 0 ? bits : later));
  }

  /** The first of these seats, counter-clockwise from the right of a seat to the seat itself. */
  public Seat previousFrom(Seat seat) {
    int earlier = bits & (bit(seat) - 1);
    return Seat.at(Integer.SIZE - 1 - Integer.numberOfLeadingZeros(earlier == 0 ? bits : earlier));
  }

  /** The seat with the lowest number, or null if there is none. */
  public @Nullable Seat first() {
    return bits == 0 ? null : Seat.at(Integer.numberOfTrailingZeros(bits));
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  /** The seats in ascending order. */
  public ImmutableList<Seat> toList() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(size());
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Seat.at(Integer.numberOfTrailingZeros(rest)));
    }
    return seats.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeatSet that && bits == that.bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  /** The seat numbers, as in {@code {1,3}}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Seat seat : toList()) {
      text.append(text.length() > 1 ? "," : "").append(seat.number());
    }
    return text.append('}').toString();
  }

  /** A serialised value is read through the same checks as any other. */
  private Object readResolve() {
    return ofBits(bits);
  }
}
