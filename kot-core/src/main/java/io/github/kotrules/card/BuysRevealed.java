package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may now buy cards that were just revealed to the market.
 *
 * <pre>{@code
 * // Is quicker than its neighbour to the right, in whose turn a card is revealed.
 * @Override
 * public boolean canBuyRevealed(Table table, Seat owner) {
 *   return table.activeSeat() == table.right(owner);
 * }
 * }</pre>
 */
public non-sealed interface BuysRevealed extends Hook {
  boolean canBuyRevealed(Table table, Seat owner);
}
