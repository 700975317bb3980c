package io.github.kotrules.state;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/** The seats and numbers of a turn packed into one number, so that they are copied in one go. */
final class TurnBits {
  private static final int FIRST = 0;
  private static final int REGULAR = 3;
  private static final int ACTIVE = 6;
  private static final int STEP = 9;
  private static final int FEWER_DICE = 12;
  private static final int ROLLS_LEFT = 18;
  private static final int SMASHES = 24;

  private static final int BEFORE_ACTIVE = (1 << ACTIVE) - 1;
  private static final int SEAT_BITS = 0x7;
  private static final int COUNT_BITS = Table.MAX_COUNT;

  private TurnBits() {}

  static Seat first(int numbers) {
    return Seat.at(numbers >>> FIRST & SEAT_BITS);
  }

  static Seat regular(int numbers) {
    return Seat.at(numbers >>> REGULAR & SEAT_BITS);
  }

  static Seat active(int numbers) {
    return Seat.at(numbers >>> ACTIVE & SEAT_BITS);
  }

  static TurnStep step(int numbers) {
    return TurnStep.at(numbers >>> STEP & SEAT_BITS);
  }

  static int fewerDice(int numbers) {
    return numbers >>> FEWER_DICE & COUNT_BITS;
  }

  static int rollsLeft(int numbers) {
    return numbers >>> ROLLS_LEFT & COUNT_BITS;
  }

  static int smashes(int numbers) {
    return numbers >>> SMASHES & COUNT_BITS;
  }

  /** A turn in which nothing has happened yet; who was first, and whose turn it is by order of seats, stays. */
  static int atStart(int numbers, Seat seat, int fewerDice) {
    Bits.check(fewerDice, COUNT_BITS);
    return (numbers & BEFORE_ACTIVE)
        | seat.ordinal() << ACTIVE
        | TurnStep.START.ordinal() << STEP
        | fewerDice << FEWER_DICE;
  }

  static int withFirst(int numbers, Seat seat) {
    return with(numbers, FIRST, SEAT_BITS, seat.ordinal());
  }

  static int withRegular(int numbers, Seat seat) {
    return with(numbers, REGULAR, SEAT_BITS, seat.ordinal());
  }

  static int withActive(int numbers, Seat seat) {
    return with(numbers, ACTIVE, SEAT_BITS, seat.ordinal());
  }

  static int withStep(int numbers, TurnStep step) {
    return with(numbers, STEP, SEAT_BITS, step.ordinal());
  }

  static int withFewerDice(int numbers, int count) {
    return with(numbers, FEWER_DICE, COUNT_BITS, count);
  }

  static int withRollsLeft(int numbers, int count) {
    return with(numbers, ROLLS_LEFT, COUNT_BITS, count);
  }

  static int withSmashes(int numbers, int count) {
    return with(numbers, SMASHES, COUNT_BITS, count);
  }

  private static int with(int numbers, int shift, int mask, int value) {
    Bits.check(value, mask);
    return (numbers & ~(mask << shift)) | (value << shift);
  }
}
