package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How much more life each healing brings that the owner does.
 *
 * <pre>{@code
 * // Heals better outside Tokyo.
 * @Override
 * public int extraLife(Table table, Seat owner, int amount) {
 *   return table.isInTokyo(owner) ? 0 : 1;
 * }
 * }</pre>
 */
public non-sealed interface ModifiesHealing extends Hook {
  int extraLife(Table table, Seat owner, int amount);
}
