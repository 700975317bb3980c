package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How many cards on top of the deck the owner may look at and buy in its buy step.
 *
 * <pre>{@code
 * // Whoever has no Keep card but this may see two cards.
 * @Override
 * public int cardsSeen(Table table, Seat owner) {
 *   return table.cards(owner).size() == 1 ? 2 : 1;
 * }
 * }</pre>
 */
public non-sealed interface SeesTopCards extends Hook {
  int cardsSeen(Table table, Seat owner);
}
