package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. One more die, from the next roll on; copies add up.
 *
 * @rulebook R-2
 */
record ExtraHead(CardFace face) implements KeepCard, ModifiesDice {
  @Override
  public int extraDice(Table table, Seat owner) {
    return 1;
  }
}
