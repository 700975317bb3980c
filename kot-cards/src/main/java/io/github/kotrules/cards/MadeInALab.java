package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.SeesTopCards;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. In the buy step the owner may look at the top card of the deck and buy it.
 *
 * <p>Ruling: a private look, not a reveal; a card that is not bought stays on top. A copy also looks at the second card.
 */
record MadeInALab(CardFace face) implements KeepCard, SeesTopCards {
  @Override
  public int cardsSeen(Table table, Seat owner) {
    return 1;
  }
}
