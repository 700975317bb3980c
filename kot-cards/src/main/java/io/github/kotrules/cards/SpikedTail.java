package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.StrengthensSmash;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. An attack is one Smash stronger; without an attack it does nothing.
 *
 * <p>Ruling: first edition, strength of the attack; second edition, a further smash: both add to an attack and make none.
 */
record SpikedTail(CardFace face) implements KeepCard, StrengthensSmash {
  @Override
  public int extraSmashes(Table table, Seat owner) {
    return 1;
  }
}
