package io.github.kotrules.cards;

import io.github.kotrules.card.BuysFromMonsters;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. In the owner's buy step Keep cards of other Monsters may be bought from them.
 *
 * <p>Ruling: they cannot refuse and receive the price; counters stay on the card.
 */
record ParasiticTentacles(CardFace face) implements KeepCard, BuysFromMonsters {
  @Override
  public boolean canBuyFrom(Table table, Seat owner, Seat seller) {
    return seller != owner;
  }
}
