package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** How much more energy each gain brings to the owner. */
public non-sealed interface ModifiesEnergyGain extends Hook {
  int extraEnergy(Table table, Seat owner, int amount);
}
