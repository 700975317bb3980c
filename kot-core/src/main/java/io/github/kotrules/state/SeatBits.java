package io.github.kotrules.state;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;

/** Sets of seats packed into one number: what this turn has seen of whom, and who is where. */
final class SeatBits {
  static final int HARMERS = 0;
  static final int SMASHED = 6;
  static final int YIELDED = 12;
  static final int STAYED = 18;
  static final int SHIELDED = 24;

  static final int LIVING = 30;
  static final int CITY = 36;
  static final int BAY = 42;

  private static final int SET_BITS = 0x3F;

  /** The sets that are empty when a turn starts. */
  private static final long OF_TURN = (1L << LIVING) - 1;

  /** One seat in each set that says where somebody is. */
  private static final long PLACES = 1L << LIVING | 1L << CITY | 1L << BAY;

  private SeatBits() {}

  /** The first so many seats are alive and outside Tokyo (S-2). */
  static long outside(int seats) {
    return ((1L << seats) - 1) << LIVING;
  }

  static long atStart(long sets) {
    return sets & ~OF_TURN;
  }

  static SeatSet seats(long sets, int which) {
    return SeatSet.ofBits((int) (sets >>> which) & SET_BITS);
  }

  static SeatSet inTokyo(long sets) {
    return SeatSet.ofBits((int) (sets >>> CITY | sets >>> BAY) & SET_BITS);
  }

  /** Who is in a place of Tokyo. */
  static SeatSet occupants(long sets, Place place) {
    long occupants = place.isTokyo() ? sets >>> (place == Place.CITY ? CITY : BAY) : 0;
    return SeatSet.ofBits((int) occupants & SET_BITS);
  }

  static boolean isInTokyo(long sets, Seat seat) {
    return ((sets >>> CITY | sets >>> BAY) & bit(seat)) != 0;
  }

  /** Who is in Tokyo if the seat is not, and outside if the seat is in Tokyo. */
  static SeatSet otherSide(long sets, Seat seat) {
    long tokyo = sets >>> CITY | sets >>> BAY;
    long others = isInTokyo(sets, seat) ? sets >>> LIVING & ~tokyo : tokyo;
    return SeatSet.ofBits((int) others & SET_BITS);
  }

  static boolean contains(long sets, int which, Seat seat) {
    return (sets >>> which & bit(seat)) != 0;
  }

  static long with(long sets, int which, Seat seat) {
    return sets | bit(seat) << which;
  }

  static Place place(long sets, Seat seat) {
    if (contains(sets, CITY, seat)) {
      return Place.CITY;
    }
    if (contains(sets, BAY, seat)) {
      return Place.BAY;
    }
    return contains(sets, LIVING, seat) ? Place.OUTSIDE : Place.NOWHERE;
  }

  static long withPlace(long sets, Seat seat, Place place) {
    long gone = sets & ~(PLACES << seat.ordinal());
    return gone
        | switch (place) {
          case NOWHERE -> 0;
          case OUTSIDE -> bit(seat) << LIVING;
          case CITY -> bit(seat) << LIVING | bit(seat) << CITY;
          case BAY -> bit(seat) << LIVING | bit(seat) << BAY;
        };
  }

  private static long bit(Seat seat) {
    return 1L << seat.ordinal();
  }
}
