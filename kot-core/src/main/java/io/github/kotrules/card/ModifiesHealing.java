package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How much more life each healing brings that the owner does. */
public non-sealed interface ModifiesHealing extends Hook {
  int extraLife(Table table, Seat owner, int amount);
}
