package io.github.kotrules.cards;

import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. First right to buy cards that are revealed in the turns of others.
 *
 * <p>Ruling: after every refill and sweep, any of the revealed cards, until the owner declines; not in its own turn.
 */
record Opportunist(CardFace face) implements KeepCard, BuysRevealed {
  @Override
  public boolean canBuyRevealed(Table table, Seat owner) {
    return table.activeSeat() != owner;
  }
}
