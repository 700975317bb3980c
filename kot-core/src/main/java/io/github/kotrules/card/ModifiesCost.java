package io.github.kotrules.card;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** By how much a card is cheaper for the owner. No card costs less than 0. */
public non-sealed interface ModifiesCost extends Hook {
  int discount(Table table, Seat owner, CardId card);
}
