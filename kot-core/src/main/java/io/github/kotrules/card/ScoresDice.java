package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Adds points for the owner's final dice, scored together with the numbers (D-2). {@code smashes} includes those that cards
 * add; after the attack it is the strength that the attack had (D-1).
 */
public non-sealed interface ScoresDice extends Hook {
  int points(Table table, Seat owner, int smashes);
}
