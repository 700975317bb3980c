package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** The owner may give hearts it rolled to other Monsters, which pay this much energy for each life. */
public non-sealed interface SharesHearts extends Hook {
  int pricePerLife(Table table, Seat owner);
}
