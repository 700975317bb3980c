package io.github.kotrules.state;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/** The seats and numbers of a {@link Turn} packed into one number, so that they are copied in one go. */
final class TurnBits {
  private static final int FIRST = 0;
  private static final int REGULAR = 3;
  private static final int ACTIVE = 6;
  private static final int STEP = 9;
  private static final int FEWER_DICE = 12;
  private static final int ROLLS_LEFT = 20;
  private static final int SMASHES = 44;

  private static final int BEFORE_ACTIVE = (1 << ACTIVE) - 1;
  private static final int SEAT_BITS = 0x7;
  private static final int FEWER_BITS = 0xFF;
  private static final int ROLL_BITS = 0xFFFFFF;
  private static final int SMASH_BITS = 0xFFFF;

  private TurnBits() {}

  static Seat first(long numbers) {
    return Seat.at((int) (numbers >>> FIRST) & SEAT_BITS);
  }

  static Seat regular(long numbers) {
    return Seat.at((int) (numbers >>> REGULAR) & SEAT_BITS);
  }

  static Seat active(long numbers) {
    return Seat.at((int) (numbers >>> ACTIVE) & SEAT_BITS);
  }

  static TurnStep step(long numbers) {
    return TurnStep.at((int) (numbers >>> STEP) & SEAT_BITS);
  }

  static int fewerDice(long numbers) {
    return (int) (numbers >>> FEWER_DICE) & FEWER_BITS;
  }

  static int rollsLeft(long numbers) {
    return (int) (numbers >>> ROLLS_LEFT) & ROLL_BITS;
  }

  static int smashes(long numbers) {
    return (int) (numbers >>> SMASHES) & SMASH_BITS;
  }

  /** A turn in which nothing has happened yet; who was first, and whose turn it is by order of seats, stays. */
  static long atStart(long numbers, Seat seat, int fewerDice) {
    Bits.check(fewerDice, FEWER_BITS);
    return (numbers & BEFORE_ACTIVE)
        | (long) seat.ordinal() << ACTIVE
        | (long) TurnStep.START.ordinal() << STEP
        | (long) fewerDice << FEWER_DICE;
  }

  static long withFirst(long numbers, Seat seat) {
    return with(numbers, FIRST, SEAT_BITS, seat.ordinal());
  }

  static long withRegular(long numbers, Seat seat) {
    return with(numbers, REGULAR, SEAT_BITS, seat.ordinal());
  }

  static long withActive(long numbers, Seat seat) {
    return with(numbers, ACTIVE, SEAT_BITS, seat.ordinal());
  }

  static long withStep(long numbers, TurnStep step) {
    return with(numbers, STEP, SEAT_BITS, step.ordinal());
  }

  static long withFewerDice(long numbers, int count) {
    return with(numbers, FEWER_DICE, FEWER_BITS, count);
  }

  static long withRollsLeft(long numbers, int count) {
    return with(numbers, ROLLS_LEFT, ROLL_BITS, count);
  }

  static long withSmashes(long numbers, int count) {
    return with(numbers, SMASHES, SMASH_BITS, count);
  }

  private static long with(long numbers, int shift, int mask, int value) {
    Bits.check(value, mask);
    return (numbers & ~((long) mask << shift)) | ((long) value << shift);
  }

  static long numbers(Turn turn) {
    long numbers = withFirst(0, turn.first());
    numbers = withRegular(numbers, turn.regular());
    numbers = withActive(numbers, turn.active());
    numbers = withStep(numbers, turn.step());
    numbers = withFewerDice(numbers, turn.fewerDice());
    numbers = withRollsLeft(numbers, turn.rollsLeft());
    return withSmashes(numbers, turn.smashes());
  }
}
