package io.github.kotrules.card;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Lets the owner reroll some dice for free, any number of times. Called in the owner's roll step, and after every other roll of
 * the owner's dice.
 */
public non-sealed interface RerollsForFree extends Hook {
  Dice freeRerolls(Table table, Seat owner, Dice dice);
}
