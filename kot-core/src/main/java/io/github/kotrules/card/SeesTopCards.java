package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Lets the owner look at cards on top of the deck in its buy step, and buy them. */
public non-sealed interface SeesTopCards extends Hook {
  int cardsSeen(Table table, Seat owner);
}
