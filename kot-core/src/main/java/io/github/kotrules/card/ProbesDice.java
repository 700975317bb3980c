package io.github.kotrules.card;

import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Lets the owner make the active Monster reroll a die: once in each other Monster's turn, after its last roll. {@link
 * WhenCardRolled} then gets the new face.
 */
public non-sealed interface ProbesDice extends Hook {
  boolean canProbe(Table table, Seat owner, Face face);
}
