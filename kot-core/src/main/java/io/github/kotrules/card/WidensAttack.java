package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/** Whom the owner's Smash hits in addition to those that the rules name (D-5). */
public non-sealed interface WidensAttack extends Hook {
  SeatSet targets(Table table, Seat owner);
}
