package io.github.kotrules.model;

/**
 * A place at the table, numbered clockwise from 1. Whose turn it is, who is hit and who is asked are all said by seat.
 *
 * <pre>{@code
 * assert Seat.of(3) == Seat.THREE;
 * assert Seat.THREE.next(4) == Seat.FOUR;
 * assert Seat.FOUR.next(4) == Seat.ONE; // clockwise, at a table of four
 * }</pre>
 *
 * @rulebook S-1, S-8
 */
public enum Seat {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX;

  private static final Seat[] ALL = values();

  /** The seat with the given number, 1 to 6. */
  public static Seat of(int number) {
    if (number < 1 || number > ALL.length) {
      throw new IllegalArgumentException("no seat " + number + ": seats are 1 to 6");
    }
    return ALL[number - 1];
  }

  /** The seat at a 0-based position, which is its {@link #ordinal()}. */
  public static Seat at(int index) {
    return ALL[index];
  }

  /** 1 to 6, as people count. */
  public int number() {
    return ordinal() + 1;
  }

  /**
   * Checks that a table of this many seats has this one.
   *
   * @throws IllegalArgumentException if the table has fewer seats
   */
  public void checkAtTableOf(int seats) {
    if (ordinal() >= seats) {
      throw new IllegalArgumentException("no " + this + " at a table of " + seats);
    }
  }

  /** The seat to the left, at a table of this many seats. */
  public Seat next(int seats) {
    checkAtTableOf(seats);
    int next = ordinal() + 1;
    return ALL[next == seats ? 0 : next];
  }

  /** The seat to the right, at a table of this many seats. */
  public Seat previous(int seats) {
    checkAtTableOf(seats);
    return ALL[(ordinal() == 0 ? seats : ordinal()) - 1];
  }

  @Override
  public String toString() {
    return "seat " + number();
  }
}
