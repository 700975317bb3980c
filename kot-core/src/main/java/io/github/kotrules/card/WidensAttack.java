package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/** Adds targets to the owner's Smash (D-5). */
public non-sealed interface WidensAttack extends Hook {
  SeatSet targets(Table table, Seat owner);
}
