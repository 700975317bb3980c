package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Whether the owner may take an extra turn after this one, with one die fewer (E-2). */
public non-sealed interface OffersExtraTurn extends Hook {
  boolean offersExtraTurn(Table table, Seat owner);
}
