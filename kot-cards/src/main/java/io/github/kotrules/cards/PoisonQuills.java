package io.github.kotrules.cards;

import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Keep. Three or more 2s add two smashes to the roll. */
record PoisonQuills(CardFace face) implements KeepCard, AddsSmashes {
  @Override
  public int smashes(Table table, Seat owner) {
    return table.dice().count(Face.TWO) >= 3 ? 2 : 0;
  }
}
