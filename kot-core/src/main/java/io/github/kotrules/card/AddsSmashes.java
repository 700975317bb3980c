package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Adds smashes to the owner's dice, even if there are none among them. */
public non-sealed interface AddsSmashes extends Hook {
  int smashes(Table table, Seat owner);
}
