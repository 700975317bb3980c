package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;

/**
 * Where the game is, and what this turn has seen so far.
 *
 * <pre>{@code
 * Turn turn = transition.state().turn();
 * assert turn.active() == Seat.TWO;
 * assert turn.smashes() == 2 && turn.smashed().contains(Seat.ONE);
 * }</pre>
 *
 * @param first who had the first turn of the game
 * @param regular whose turn it is by order of seats; differs from the active seat in an extra turn of another
 * @param active whose turn it really is
 * @param fewerDice by how many dice this turn is smaller
 * @param dice the dice on the table
 * @param rollsLeft how often dice may still be rolled
 * @param smashes how strong the attack was; 0 if there was none
 * @param harmers who has caused a loss of life this turn
 * @param smashed who has lost life to Smash this turn
 * @param yielded who has yielded this turn
 * @param stayed who was asked to yield this turn and stayed
 * @param shielded who takes no damage for the rest of the turn
 * @param extraTurns turns to come before play goes on to the left
 */
public record Turn(
    Seat first,
    Seat regular,
    Seat active,
    TurnStep step,
    int fewerDice,
    Dice dice,
    int rollsLeft,
    int smashes,
    SeatSet harmers,
    SeatSet smashed,
    SeatSet yielded,
    SeatSet stayed,
    SeatSet shielded,
    ImmutableList<ExtraTurn> extraTurns) {
  public Turn {
    requireNonNull(first, "first");
    requireNonNull(regular, "regular");
    requireNonNull(active, "active");
    requireNonNull(step, "step");
    requireNonNull(dice, "dice");
    requireNonNull(harmers, "harmers");
    requireNonNull(smashed, "smashed");
    requireNonNull(yielded, "yielded");
    requireNonNull(stayed, "stayed");
    requireNonNull(shielded, "shielded");
    requireNonNull(extraTurns, "extraTurns");
  }

  /** The maximum of dice missing, rolls left, smashes and extra turns granted; no game comes near. */
  public static final int MAX = 63;

  static Turn of(Table table) {
    return new Turn(
        table.firstSeat(),
        table.regularSeat(),
        table.activeSeat(),
        table.step(),
        table.fewerDice(),
        table.dice(),
        table.rollsLeft(),
        table.smashes(),
        table.harmers(),
        table.smashed(),
        table.yielded(),
        table.stayed(),
        table.shielded(),
        table.extraTurns());
  }

  /** The table before the first turn. */
  static Turn opening(Seat first) {
    return new Turn(
        first,
        first,
        first,
        TurnStep.OPENING,
        0,
        Dice.none(),
        0,
        0,
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        ImmutableList.of());
  }
}
