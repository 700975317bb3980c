package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Makes the owner ignore packets of damage of some sizes. Called again whenever a packet has been reduced. */
public non-sealed interface IgnoresDamage extends Hook {
  boolean ignores(Table table, Seat owner, int amount);
}
