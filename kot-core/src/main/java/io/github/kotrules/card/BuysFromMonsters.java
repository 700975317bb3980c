package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Lets the owner buy Keep cards from another Monster in its own buy step. */
public non-sealed interface BuysFromMonsters extends Hook {
  boolean canBuyFrom(Table table, Seat owner, Seat seller);
}
