package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. An owner that yields takes no damage from that attack.
 *
 * <p>Ruling: the choice comes before the damage and avoids all of it, even if it would eliminate; an owner that stays is not
 * asked again.
 */
record Jets(CardFace face) implements KeepCard, YieldsBeforeDamage {
  @Override
  public boolean yieldsFirst(Table table, Seat owner, DamagePacket packet) {
    return true;
  }
}
