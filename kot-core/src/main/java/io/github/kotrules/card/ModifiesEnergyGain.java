package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Adds energy to each of the owner's gains of energy. */
public non-sealed interface ModifiesEnergyGain extends Hook {
  int extraEnergy(Table table, Seat owner, int amount);
}
