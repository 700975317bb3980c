package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the card makes its owner ignore a packet of this size. Tested again whenever the packet has become
 * smaller.
 */
public non-sealed interface IgnoresDamage extends Hook {
  boolean ignores(Table table, Seat owner, int amount);
}
