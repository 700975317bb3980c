package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may buy Keep cards of this other Monster in its own buy step.
 *
 * <pre>{@code
 * // Buys from those who have more points.
 * @Override
 * public boolean canBuyFrom(Table table, Seat owner, Seat seller) {
 *   return table.points(seller) > table.points(owner);
 * }
 * }</pre>
 */
public non-sealed interface BuysFromMonsters extends Hook {
  boolean canBuyFrom(Table table, Seat owner, Seat seller);
}
