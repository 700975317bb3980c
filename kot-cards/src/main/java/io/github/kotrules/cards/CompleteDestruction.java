package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Nine points for final dice that show all six faces.
 *
 * <p>Ruling: further dice do not matter; changed dice count; a smash that a card adds can replace the face, also after an
 * attack that took that card away or closed its owner's Bay.
 */
record CompleteDestruction(CardFace face) implements KeepCard, ScoresDice {
  @Override
  public int points(Table table, Seat owner, int smashes) {
    Dice dice = table.dice();
    boolean complete = smashes > 0
        && dice.contains(Face.ONE)
        && dice.contains(Face.TWO)
        && dice.contains(Face.THREE)
        && dice.contains(Face.ENERGY)
        && dice.contains(Face.HEART);
    return complete ? 9 : 0;
  }
}
