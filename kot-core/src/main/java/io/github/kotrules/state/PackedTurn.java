package io.github.kotrules.state;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/** The seats and packed of a turn, packed into one int. */
final class PackedTurn {
  private static final int FIRST = 0;
  private static final int REGULAR = 3;
  private static final int ACTIVE = 6;
  private static final int STEP = 9;
  private static final int FEWER_DICE = 12;
  private static final int ROLLS_LEFT = 18;
  private static final int SMASHES = 24;

  private static final int BEFORE_ACTIVE = (1 << ACTIVE) - 1;
  private static final int SEAT_BITS = 0x7;
  private static final int COUNT_BITS = Table.MAX_PER_TURN;

  private PackedTurn() {}

  static Seat first(int packed) {
    return Seat.at(packed >>> FIRST & SEAT_BITS);
  }

  static Seat regular(int packed) {
    return Seat.at(packed >>> REGULAR & SEAT_BITS);
  }

  static Seat active(int packed) {
    return Seat.at(packed >>> ACTIVE & SEAT_BITS);
  }

  static TurnStep step(int packed) {
    return TurnStep.at(packed >>> STEP & SEAT_BITS);
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

  /** A table before its first turn. */
  static int opening() {
    return withStep(0, TurnStep.OPENING);
  }

  /** A turn in which nothing has happened yet; who was first, and whose turn it is by order of seats, stays. */
  static int atStart(int packed, Seat seat, int fewerDice) {
    Bits.check(fewerDice, COUNT_BITS);
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
    Bits.check(value, mask);
    return (packed & ~(mask << shift)) | (value << shift);
  }
}
