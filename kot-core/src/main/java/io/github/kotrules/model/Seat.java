package io.github.kotrules.model;

/**
 * A place at the table, numbered clockwise from 1. The library identifies each player and their Monster by seat.
 *
 * @rulebook S-1, S-8
 */
public enum Seat implements Viewer {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX;

  private static final Seat[] ALL = values();

  /**
   * Returns the seat with the given number.
   *
   * @throws IllegalArgumentException if it is not 1 to 6
   */
  public static Seat of(int number) {
    if (number < 1 || number > ALL.length) {
      throw new IllegalArgumentException("no seat " + number + ": seats are 1 to 6");
    }
    return ALL[number - 1];
  }

  /** Returns the seat with the given {@link #ordinal()}, 0 to 5. */
  public static Seat at(int index) {
    return ALL[index];
  }

  /** Returns the number of this seat, 1 to 6. */
  public int number() {
    return ordinal() + 1;
  }

  /**
   * Checks that a table with {@code seats} seats has this one.
   *
   * @throws IllegalArgumentException if the table has fewer seats
   */
  public void checkAtTableOf(int seats) {
    if (ordinal() >= seats) {
      throw new IllegalArgumentException("no " + this + " at a table of " + seats);
    }
  }

  /**
   * Returns the seat to the left, which is the next one clockwise, at a table with {@code seats} seats.
   *
   * @throws IllegalArgumentException if the table does not have this seat
   */
  public Seat next(int seats) {
    checkAtTableOf(seats);
    int next = ordinal() + 1;
    return ALL[next == seats ? 0 : next];
  }

  /**
   * Returns the seat to the right, at a table with {@code seats} seats.
   *
   * @throws IllegalArgumentException if the table does not have this seat
   */
  public Seat previous(int seats) {
    checkAtTableOf(seats);
    return ALL[(ordinal() == 0 ? seats : ordinal()) - 1];
  }

  /** Whether this seat is one of those that have looked. */
  @Override
  public boolean knowsCardSeenBy(SeatSet seats) {
    return seats.contains(this);
  }

  @Override
  public String toString() {
    return "seat " + number();
  }
}
