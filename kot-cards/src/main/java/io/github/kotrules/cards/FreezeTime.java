package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. After a turn with three or more 1s the owner may take another with one die fewer.
 *
 * <p>Ruling: consecutive ones lose one die more each; also in the turn it is bought; a copy gives no second turn. Earned when
 * the 1s score, or with the card after that, and kept when the card is lost.
 *
 * @rulebook E-2
 */
record FreezeTime(CardFace face) implements KeepCard, OffersExtraTurn {
  @Override
  public boolean offersExtraTurn(Table table, Seat owner) {
    return table.dice().count(Face.ONE) >= 3;
  }
}
