package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Keep. Two more points for three or more 1s. */
record Gourmet(CardFace face) implements KeepCard, ScoresDice {
  @Override
  public int points(Table table, Seat owner, int smashes) {
    return table.dice().count(Face.ONE) >= 3 ? 2 : 0;
  }
}
