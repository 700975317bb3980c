package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may take an extra turn after this one, with one die fewer (E-2). Asked in the owner's turn: when its
 * numbers have scored, when it has gained a card after step 2, and at the end. A turn that was offered once stays earned, also
 * if the card is lost.
 */
public non-sealed interface OffersExtraTurn extends Hook {
  boolean offersExtraTurn(Table table, Seat owner);
}
