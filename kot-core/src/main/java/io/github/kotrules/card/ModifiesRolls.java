package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Adds rolls to each of the owner's turns. */
public non-sealed interface ModifiesRolls extends Hook {
  int extraRolls(Table table, Seat owner);
}
