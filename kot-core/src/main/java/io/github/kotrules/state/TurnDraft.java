package io.github.kotrules.state;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/**
 * The turn's part of a {@link Draft}.
 *
 * <pre>{@code
 * Change luck = draft -> draft.turnDie(Face.ONE, Face.SMASH);
 * assert state.after(List.of(luck)).dice().equals(Dice.parse("123SSS"));
 * }</pre>
 */
public abstract sealed class TurnDraft extends Table permits Draft {
  private int numbers;
  private long sets;
  private int dice;

  TurnDraft(FrozenTable table) {
    setTurn(table);
  }

  final void setTurn(FrozenTable table) {
    numbers = table.turnNumbers;
    sets = table.seatSets;
    dice = table.turnDice;
  }

  /** Before the first turn. */
  TurnDraft(int seats) {
    numbers = TurnBits.withStep(0, TurnStep.OPENING);
    sets = SeatBits.outside(seats);
    dice = Dice.none().bits();
  }

  @Override
  final int turnNumbers() {
    return numbers;
  }

  @Override
  final long seatSets() {
    return sets;
  }

  /** The rules ask all the time, and only about seats that are there: nothing is checked. */
  @Override
  final long seatSetsFor(Seat seat) {
    return sets;
  }

  @Override
  final int turnDice() {
    return dice;
  }

  /** Nobody has done anything yet in the turn that now starts. */
  final void start(Seat seat, int fewer) {
    numbers = TurnBits.atStart(numbers, seat, fewer);
    sets = SeatBits.atStart(sets);
    dice = 0;
  }

  final void setRegular(Seat seat) {
    numbers = TurnBits.withRegular(numbers, seat);
  }

  public final void setFirst(Seat seat) {
    numbers = TurnBits.withFirst(numbers, seat);
    numbers = TurnBits.withRegular(numbers, seat);
    numbers = TurnBits.withActive(numbers, seat);
  }

  /** The turn that is about to begin, and whose turn it is by order of seats. */
  public final void setNextTurn(Seat active, Seat regular, int fewer) {
    numbers = TurnBits.withActive(numbers, active);
    numbers = TurnBits.withRegular(numbers, regular);
    numbers = TurnBits.withFewerDice(numbers, fewer);
  }

  public final void setStep(TurnStep now) {
    numbers = TurnBits.withStep(numbers, now);
  }

  public final void setRollsLeft(int rolls) {
    numbers = TurnBits.withRollsLeft(numbers, rolls);
  }

  public final void addDice(Dice fallen) {
    dice = dice().plus(fallen).bits();
  }

  public final void removeDice(Dice taken) {
    dice = dice().minus(taken).bits();
  }

  public final void turnDie(Face from, Face to) {
    dice = dice().minus(from).plus(to).bits();
  }

  public final void setSmashes(int strength) {
    numbers = TurnBits.withSmashes(numbers, strength);
  }

  public final void addHarmer(Seat seat) {
    sets = SeatBits.with(sets, SeatBits.HARMERS, seat);
  }

  public final void addSmashed(Seat seat) {
    sets = SeatBits.with(sets, SeatBits.SMASHED, seat);
  }

  public final void addYielded(Seat seat) {
    sets = SeatBits.with(sets, SeatBits.YIELDED, seat);
  }

  public final void addStayed(Seat seat) {
    sets = SeatBits.with(sets, SeatBits.STAYED, seat);
  }

  public final void addShielded(Seat seat) {
    sets = SeatBits.with(sets, SeatBits.SHIELDED, seat);
  }

  /** A Monster goes to a place; {@link Place#NOWHERE} is out of the game. */
  public final void setPlace(Seat seat, Place place) {
    sets = SeatBits.withPlace(sets, seat, place);
  }
}
