package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.packed.Packed;

/** The bit layout of the numbers and seats of a table. */
final class PackedTable {
  private PackedTable() {}

  /** The points, energy, life and tokens of a Monster, packed into one long. */
  static final class Stats {
    private static final int LIFE = 0;
    private static final int MAX_LIFE = 7;
    private static final int POINTS = 14;
    private static final int ENERGY = 20;
    private static final int POISON = 44;
    private static final int SHRINK = 52;

    private static final int SMALL = Table.MAX_LIFE;
    private static final int POINT_BITS = 0x3F;
    private static final int TOKEN_BITS = Table.MAX_TOKENS;

    private Stats() {}

    /** The stats of a new Monster (S-2). */
    static long fresh(RuleSet rules) {
      return ((long) rules.startingLife() << LIFE) | ((long) rules.maximumLife() << MAX_LIFE);
    }

    static int life(long stats) {
      return (int) (stats >>> LIFE) & SMALL;
    }

    static int maxLife(long stats) {
      return (int) (stats >>> MAX_LIFE) & SMALL;
    }

    static int points(long stats) {
      return (int) (stats >>> POINTS) & POINT_BITS;
    }

    static int energy(long stats) {
      return (int) (stats >>> ENERGY) & Table.MAX_ENERGY;
    }

    static int tokens(long stats, Token token) {
      return (int) (stats >>> shift(token)) & TOKEN_BITS;
    }

    /** The seats with the points to win, one bit each. */
    static int atWinningPoints(long[] all, int pointsToWin) {
      int winning = 0;
      for (int i = 0; i < all.length; i++) {
        winning |= points(all[i]) == pointsToWin ? 1 << i : 0;
      }
      return winning;
    }

    static long withLife(long stats, int life) {
      return with(stats, LIFE, SMALL, life);
    }

    static long withMaxLife(long stats, int life) {
      return with(stats, MAX_LIFE, SMALL, life);
    }

    static long withPoints(long stats, int points) {
      return with(stats, POINTS, POINT_BITS, points);
    }

    static long withEnergy(long stats, int energy) {
      return with(stats, ENERGY, Table.MAX_ENERGY, energy);
    }

    static long withTokens(long stats, Token token, int count) {
      return with(stats, shift(token), TOKEN_BITS, count);
    }

    private static int shift(Token token) {
      return requireNonNull(token, "token") == Token.POISON ? POISON : SHRINK;
    }

    private static long with(long stats, int shift, int mask, int value) {
      check(value, mask);
      return (stats & ~((long) mask << shift)) | ((long) value << shift);
    }
  }

  /** Seat sets packed into one long: what happened to whom this turn, and who is where. */
  static final class Seats {
    private static final Packed<SeatSet> SEATS = Packed.of(SeatSet.none());

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

    /** The first bit of each set of the living and of places. */
    private static final long PLACES = 1L << LIVING | 1L << CITY | 1L << BAY;

    private Seats() {}

    /** The sets of a new table: all alive and outside Tokyo (S-2). */
    static long outside(int seats) {
      return ((1L << seats) - 1) << LIVING;
    }

    static long atStart(long sets) {
      return sets & ~OF_TURN;
    }

    static SeatSet seats(long sets, int which) {
      return SEATS.value((int) (sets >>> which) & SET_BITS);
    }

    static SeatSet inTokyo(long sets) {
      return SEATS.value((int) (sets >>> CITY | sets >>> BAY) & SET_BITS);
    }

    /** The Monster in a place of Tokyo, as a set. */
    static SeatSet occupants(long sets, Place place) {
      long occupants = switch (place) {
        case CITY -> sets >>> CITY;
        case BAY -> sets >>> BAY;
        case OUTSIDE, NOWHERE -> 0;
      };
      return SEATS.value((int) occupants & SET_BITS);
    }

    static boolean isInTokyo(long sets, Seat seat) {
      return ((sets >>> CITY | sets >>> BAY) & bit(seat)) != 0;
    }

    /** The Monsters in Tokyo if the seat is outside, and those outside if it is in Tokyo. */
    static SeatSet otherSide(long sets, Seat seat) {
      long tokyo = sets >>> CITY | sets >>> BAY;
      long others = isInTokyo(sets, seat) ? sets >>> LIVING & ~tokyo : tokyo;
      return SEATS.value((int) others & SET_BITS);
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

  /** The seats, the step and the counts of a turn, packed into one int. */
  static final class Turn {
    private static final int FIRST = 0;
    private static final int REGULAR = 3;
    private static final int ACTIVE = 6;
    private static final int STEP = 9;
    private static final int FEWER_DICE = 12;
    private static final int ROLLS_LEFT = 18;
    private static final int SMASHES = 24;
    private static final int EXTRA_TURN_EARNED = 1 << 30;

    private static final Seat[] SEATS = Seat.values();
    private static final TurnStep[] STEPS = TurnStep.values();

    private static final int BEFORE_ACTIVE = (1 << ACTIVE) - 1;
    private static final int SEAT_BITS = 0x7;
    private static final int COUNT_BITS = Table.MAX_PER_TURN;

    private Turn() {}

    static Seat first(int packed) {
      return SEATS[packed >>> FIRST & SEAT_BITS];
    }

    static Seat regular(int packed) {
      return SEATS[packed >>> REGULAR & SEAT_BITS];
    }

    static Seat active(int packed) {
      return SEATS[packed >>> ACTIVE & SEAT_BITS];
    }

    static TurnStep step(int packed) {
      return STEPS[packed >>> STEP & SEAT_BITS];
    }

    static int fewerDice(int packed) {
      return packed >>> FEWER_DICE & COUNT_BITS;
    }

    static int rollsLeft(int packed) {
      return packed >>> ROLLS_LEFT & COUNT_BITS;
    }

    static int smashes(int packed) {
      return packed >>> SMASHES & COUNT_BITS;
    }

    static boolean hasEarnedExtraTurn(int packed) {
      return (packed & EXTRA_TURN_EARNED) != 0;
    }

    static int withExtraTurnEarned(int packed) {
      return packed | EXTRA_TURN_EARNED;
    }

    /** The turn before the first. */
    static int opening() {
      return withStep(0, TurnStep.OPENING);
    }

    /** A new turn, which keeps the first seat and the seat whose turn it is by order of seats. */
    static int atStart(int packed, Seat seat, int fewerDice) {
      check(fewerDice, COUNT_BITS);
      return (packed & BEFORE_ACTIVE)
          | seat.ordinal() << ACTIVE
          | TurnStep.START.ordinal() << STEP
          | fewerDice << FEWER_DICE;
    }

    static int withFirst(int packed, Seat seat) {
      return with(packed, FIRST, SEAT_BITS, seat.ordinal());
    }

    static int withRegular(int packed, Seat seat) {
      return with(packed, REGULAR, SEAT_BITS, seat.ordinal());
    }

    static int withActive(int packed, Seat seat) {
      return with(packed, ACTIVE, SEAT_BITS, seat.ordinal());
    }

    static int withStep(int packed, TurnStep step) {
      return with(packed, STEP, SEAT_BITS, step.ordinal());
    }

    static int withFewerDice(int packed, int count) {
      return with(packed, FEWER_DICE, COUNT_BITS, count);
    }

    static int withRollsLeft(int packed, int count) {
      return with(packed, ROLLS_LEFT, COUNT_BITS, count);
    }

    static int withSmashes(int packed, int count) {
      return with(packed, SMASHES, COUNT_BITS, count);
    }

    private static int with(int packed, int shift, int mask, int value) {
      check(value, mask);
      return (packed & ~(mask << shift)) | (value << shift);
    }
  }

  /** Refuses a number that does not fit into its bits, because it would change the bits next to them. */
  private static void check(int value, int mask) {
    if ((value & ~mask) != 0) {
      throw new IllegalStateException("out of range: " + value);
    }
  }
}
