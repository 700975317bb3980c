package io.github.kotrules.card;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Reduces the price of a card for the owner, down to 0. */
public non-sealed interface ModifiesCost extends Hook {
  int discount(Table table, Seat owner, CardId card);
}
