package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How many smashes the card adds where there is at least one already. */
public non-sealed interface StrengthensSmash extends Hook {
  int extraSmashes(Table table, Seat owner);
}
