package io.github.kotrules.card;

import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may have a die of the active Monster rolled again: once in each other Monster's turn, after its
 * last roll. What the new face means to the card is {@link WhenCardRolled}.
 */
public non-sealed interface ProbesDice extends Hook {
  boolean canProbe(Table table, Seat owner, Face face);
}
