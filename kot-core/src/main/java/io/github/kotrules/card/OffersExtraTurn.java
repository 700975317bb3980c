package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may take an extra turn after this one, with one die fewer (E-2).
 *
 * <pre>{@code
 * // For four dice that show 2.
 * @Override
 * public boolean offersExtraTurn(Table table, Seat owner) {
 *   return table.dice().count(Face.TWO) >= 4;
 * }
 * }</pre>
 */
public non-sealed interface OffersExtraTurn extends Hook {
  boolean offersExtraTurn(Table table, Seat owner);
}
