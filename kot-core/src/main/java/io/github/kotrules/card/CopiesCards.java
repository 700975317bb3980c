package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Whether the card may become a copy of that Keep card in play.
 *
 * <pre>{@code
 * // Copies cards of the neighbour to the left, when the effect AskForCopy asks which.
 * @Override
 * public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
 *   return target.owner() == table.left(owner);
 * }
 * }</pre>
 */
public non-sealed interface CopiesCards extends Hook {
  boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target);
}
