package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Lets the owner buy cards that were just revealed to the market. */
public non-sealed interface BuysRevealed extends Hook {
  boolean canBuyRevealed(Table table, Seat owner);
}
