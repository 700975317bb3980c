package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Lets the owner give hearts it rolled to other Monsters, which pay energy for each life. */
public non-sealed interface SharesHearts extends Hook {
  int pricePerLife(Table table, Seat owner);
}
