package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How many cards on top of the deck the owner may look at and buy in its buy step. */
public non-sealed interface SeesTopCards extends Hook {
  int cardsSeen(Table table, Seat owner);
}
