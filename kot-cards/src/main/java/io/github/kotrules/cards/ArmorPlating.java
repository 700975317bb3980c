package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. A packet of exactly one damage is ignored.
 *
 * <p>Ruling: also one that other defences have made so small.
 */
record ArmorPlating(CardFace face) implements KeepCard, IgnoresDamage {
  @Override
  public boolean ignores(Table table, Seat owner, int amount) {
    return amount == 1;
  }
}
