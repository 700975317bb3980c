package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Whom the owner's Smash hits beside those that the rules name (D-5).
 *
 * <pre>{@code
 * // The neighbour to the left is always hit too.
 * @Override
 * public SeatSet targets(Table table, Seat owner) {
 *   return SeatSet.of(table.left(owner));
 * }
 * }</pre>
 */
public non-sealed interface WidensAttack extends Hook {
  SeatSet targets(Table table, Seat owner);
}
