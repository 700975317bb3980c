package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. The owner ignores a packet of exactly one damage.
 *
 * <p>Ruling: also a packet that other defences have reduced to one.
 */
record ArmorPlating(CardFace face) implements KeepCard, IgnoresDamage {
  @Override
  public boolean ignores(Table table, Seat owner, int amount) {
    return amount == 1;
  }
}
