package io.github.kotrules.cards;

import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Adds one smash to each of the owner's rolls.
 *
 * <p>Ruling: it is a smash in every respect: it targets by place, lets others yield and counts for other cards.
 */
record AcidAttack(CardFace face) implements KeepCard, AddsSmashes {
  @Override
  public int smashes(Table table, Seat owner) {
    return 1;
  }
}
