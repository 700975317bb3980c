package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Every gain of energy brings one more.
 *
 * <p>Ruling: for each gain, not for each cube; getting one's own energy back does not count.
 */
record FriendOfChildren(CardFace face) implements KeepCard, ModifiesEnergyGain {
  @Override
  public int extraEnergy(Table table, Seat owner, int amount) {
    return 1;
  }
}
