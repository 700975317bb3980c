package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. After a turn with three or more 1s the owner may take another with one die fewer.
 *
 * <p>Ruling: each consecutive extra turn has one die fewer; also in the turn in which the card is bought; a copy does not give
 * a second turn. The turn is earned when the 1s score, or when the card is gained later, and kept if the card is lost.
 *
 * @rulebook E-2
 */
record FreezeTime(CardFace face) implements KeepCard, OffersExtraTurn {
  @Override
  public boolean offersExtraTurn(Table table, Seat owner) {
    return table.dice().count(Face.ONE) >= 3;
  }
}
