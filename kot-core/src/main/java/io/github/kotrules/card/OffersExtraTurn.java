package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Offers the owner an extra turn after this one, with one die fewer (E-2). Called in the owner's turn: when its numbers have
 * scored, when it has gained a card after step 2, and at the end. Once earned, the turn is kept even if the card is lost.
 */
public non-sealed interface OffersExtraTurn extends Hook {
  boolean offersExtraTurn(Table table, Seat owner);
}
