package io.github.kotrules.card;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * By how much a card is cheaper for the owner. No card costs less than 0.
 *
 * <pre>{@code
 * // Discard cards cost 1 energy less.
 * @Override
 * public int discount(Table table, Seat owner, CardId card) {
 *   return table.setting().catalogue().info(card).kind() == CardKind.DISCARD ? 1 : 0;
 * }
 * }</pre>
 */
public non-sealed interface ModifiesCost extends Hook {
  int discount(Table table, Seat owner, CardId card);
}
