package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Adds life to each healing that the owner does. */
public non-sealed interface ModifiesHealing extends Hook {
  int extraLife(Table table, Seat owner, int amount);
}
