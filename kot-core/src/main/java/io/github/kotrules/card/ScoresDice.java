package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How many points the owner's final dice score beyond the rules, together with the numbers (D-2). {@code smashes}
 * counts those that cards add.
 */
public non-sealed interface ScoresDice extends Hook {
  int points(Table table, Seat owner, int smashes);
}
