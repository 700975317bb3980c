package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;

/**
 * The progress of a turn in a {@link ViewSetup}, which a position at the start of a turn does not contain.
 *
 * @param dice the active Monster's dice on the table
 * @param rollsLeft the number of rerolls left
 * @param smashes the strength of this turn's attack
 * @param harmers the Monsters that have caused a loss of life this turn
 * @param smashed the Monsters that have lost life to Smash this turn
 * @param yielded the Monsters that have yielded this turn
 * @param stayed the Monsters that were asked to yield this turn and stayed
 * @param shielded the Monsters that take no damage for the rest of this turn
 * @param bought the Discard cards that were bought and have not taken effect yet
 * @param maximumLife the maximum life of each Monster, by seat
 * @param usedCards the Keep cards that were used this turn, as indices into the list of all Monsters' cards, by seat and then
 *     in the order of acquisition
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

  /** Returns the current turn of a table. */
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
