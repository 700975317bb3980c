package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Whether the owner may buy Keep cards of this other Monster in its own buy step. */
public non-sealed interface BuysFromMonsters extends Hook {
  boolean canBuyFrom(Table table, Seat owner, Seat seller);
}
