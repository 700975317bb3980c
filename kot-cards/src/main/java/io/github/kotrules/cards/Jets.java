package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.YieldsBeforeDamage;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Who yields takes no damage from the attack it yields to.
 *
 * <p>Ruling: the choice comes before the damage and avoids all of it, also what would kill; who stays is not asked again.
 */
record Jets(CardFace face) implements KeepCard, YieldsBeforeDamage {
  @Override
  public boolean yieldsFirst(Table table, Seat owner, DamagePacket packet) {
    return true;
  }
}
