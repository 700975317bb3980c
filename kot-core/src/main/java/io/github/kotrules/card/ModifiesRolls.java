package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How many rolls more the owner has each turn. */
public non-sealed interface ModifiesRolls extends Hook {
  int extraRolls(Table table, Seat owner);
}
