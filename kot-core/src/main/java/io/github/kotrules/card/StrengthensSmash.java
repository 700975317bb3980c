package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How many smashes the card adds where there is at least one already.
 *
 * <pre>{@code
 * // The wounded hit harder.
 * @Override
 * public int extraSmashes(Table table, Seat owner) {
 *   return table.life(owner) <= 5 ? 1 : 0;
 * }
 * }</pre>
 */
public non-sealed interface StrengthensSmash extends Hook {
  int extraSmashes(Table table, Seat owner);
}
