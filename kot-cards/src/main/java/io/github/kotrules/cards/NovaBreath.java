package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Keep. Smash hits every other Monster.
 *
 * <p>Ruling: also those in the same place; those in Tokyo that lost life may yield.
 */
record NovaBreath(CardFace face) implements KeepCard, WidensAttack {
  @Override
  public SeatSet targets(Table table, Seat owner) {
    return table.others(owner);
  }
}
