package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;

/**
 * How far a turn in a {@link ViewSetup} is: what a position at the start of a turn does not say.
 *
 * @param dice the active Monster's dice on the table
 * @param rollsLeft how often dice may still be rolled again
 * @param smashes how strong this turn's attack was
 * @param harmers who has caused a loss of life this turn
 * @param smashed who has lost life to Smash this turn
 * @param yielded who has yielded this turn
 * @param stayed who was asked to yield this turn and stayed
 * @param shielded who takes no damage for the rest of this turn
 * @param bought the Discard cards that are bought and have not taken effect yet
 * @param maximumLife of each Monster, by seat
 * @param usedCards which Keep cards were used this turn: their numbers, counted from 0 through the cards of all Monsters, by
 *     seat and then in the order they were acquired
 */
public record TurnSetup(
    TurnStep step,
    Dice dice,
    int rollsLeft,
    int smashes,
    boolean extraTurnEarned,
    SeatSet harmers,
    SeatSet smashed,
    SeatSet yielded,
    SeatSet stayed,
    SeatSet shielded,
    ImmutableList<CardId> bought,
    ImmutableList<Integer> maximumLife,
    ImmutableList<Integer> usedCards) {
  public TurnSetup {
    requireNonNull(step, "step");
    requireNonNull(dice, "dice");
    requireNonNull(harmers, "harmers");
    requireNonNull(smashed, "smashed");
    requireNonNull(yielded, "yielded");
    requireNonNull(stayed, "stayed");
    requireNonNull(shielded, "shielded");
    requireNonNull(bought, "bought");
    requireNonNull(maximumLife, "maximumLife");
    requireNonNull(usedCards, "usedCards");
  }

  /** The turn at a table now. */
  static TurnSetup of(Table table) {
    ImmutableList.Builder<Integer> maximumLife = ImmutableList.builder();
    ImmutableList.Builder<Integer> used = ImmutableList.builder();
    int number = 0;
    for (Seat seat : table.allSeats()) {
      maximumLife.add(table.maxLife(seat));
      for (HeldCard card : table.cards(seat)) {
        if (card.isUsed()) {
          used.add(number);
        }
        number++;
      }
    }
    return new TurnSetup(
        table.step(),
        table.dice(),
        table.rollsLeft(),
        table.smashes(),
        table.hasEarnedExtraTurn(),
        table.harmers(),
        table.smashed(),
        table.yielded(),
        table.stayed(),
        table.shielded(),
        table.boughtCards(),
        maximumLife.build(),
        used.build());
  }
}
