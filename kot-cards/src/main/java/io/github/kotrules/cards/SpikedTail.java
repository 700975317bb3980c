package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.StrengthensSmash;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. An attack is one Smash stronger; without an attack it does nothing.
 *
 * <p>Ruling: the first edition raises the strength of the attack, the second adds a smash; neither creates an attack.
 */
record SpikedTail(CardFace face) implements KeepCard, StrengthensSmash {
  @Override
  public int extraSmashes(Table table, Seat owner) {
    return 1;
  }
}
