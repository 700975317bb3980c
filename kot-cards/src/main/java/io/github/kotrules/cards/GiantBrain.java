package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. One more roll each turn.
 *
 * @rulebook R-3
 */
record GiantBrain(CardFace face) implements KeepCard, ModifiesRolls {
  @Override
  public int extraRolls(Table table, Seat owner) {
    return 1;
  }
}
