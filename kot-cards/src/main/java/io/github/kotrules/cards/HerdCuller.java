package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Once a turn the owner may change a die to 1.
 *
 * @rulebook R-4
 */
record HerdCuller(CardFace face) implements KeepCard, ChangesDice {
  @Override
  public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
    return to == Face.ONE && !card.isUsed();
  }
}
