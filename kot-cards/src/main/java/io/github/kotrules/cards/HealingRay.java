package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Hearts may heal others, which pay two energy for each life, or as much as they have.
 *
 * <p>Ruling: others cannot refuse; also from and in Tokyo; it does not remove tokens of others.
 */
record HealingRay(CardFace face) implements KeepCard, SharesHearts {
  @Override
  public int pricePerLife(Table table, Seat owner) {
    return 2;
  }
}
