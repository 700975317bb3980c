package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the card makes its owner ignore a packet of this size. Tested again whenever the packet has become
 * smaller.
 *
 * <pre>{@code
 * // Does not feel a single point of damage outside Tokyo.
 * @Override
 * public boolean ignores(Table table, Seat owner, int amount) {
 *   return amount == 1 && !table.isInTokyo(owner);
 * }
 * }</pre>
 */
public non-sealed interface IgnoresDamage extends Hook {
  boolean ignores(Table table, Seat owner, int amount);
}
