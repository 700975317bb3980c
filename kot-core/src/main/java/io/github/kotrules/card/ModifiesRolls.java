package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How many rolls more the owner has each turn.
 *
 * <pre>{@code
 * // A fourth roll in Tokyo.
 * @Override
 * public int extraRolls(Table table, Seat owner) {
 *   return table.isInTokyo(owner) ? 1 : 0;
 * }
 * }</pre>
 */
public non-sealed interface ModifiesRolls extends Hook {
  int extraRolls(Table table, Seat owner);
}
