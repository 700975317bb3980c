package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesCost;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Cards cost one energy less.
 *
 * <p>Ruling: wherever they are bought; not sweeps, not moving a copy.
 */
record AlienOrigin(CardFace face) implements KeepCard, ModifiesCost {
  @Override
  public int discount(Table table, Seat owner, CardId card) {
    return 1;
  }
}
