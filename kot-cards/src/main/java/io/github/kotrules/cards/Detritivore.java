package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Two points for a 1, a 2 and a 3 among the final dice.
 *
 * <p>Ruling: once a turn; the dice still count for everything else.
 */
record Detritivore(CardFace face) implements KeepCard, ScoresDice {
  @Override
  public int points(Table table, Seat owner, int smashes) {
    Dice dice = table.dice();
    return dice.contains(Face.ONE) && dice.contains(Face.TWO) && dice.contains(Face.THREE) ? 2 : 0;
  }
}
