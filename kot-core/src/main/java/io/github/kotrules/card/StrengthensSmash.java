package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Adds smashes to the owner's dice if there is at least one already. */
public non-sealed interface StrengthensSmash extends Hook {
  int extraSmashes(Table table, Seat owner);
}
