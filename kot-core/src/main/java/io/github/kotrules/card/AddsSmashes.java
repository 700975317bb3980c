package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How many smashes the card adds to the owner's dice, also where there is none among them. */
public non-sealed interface AddsSmashes extends Hook {
  int smashes(Table table, Seat owner);
}
