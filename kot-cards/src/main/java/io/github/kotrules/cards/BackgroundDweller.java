package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Dice that show 3 may be rolled again for free, as often as they do.
 *
 * <p>Ruling: in the owner's roll step, on dice that another had rolled again, and on dice of its own Camouflage.
 */
record BackgroundDweller(CardFace face) implements KeepCard, RerollsForFree {
  @Override
  public Dice freeRerolls(Table table, Seat owner, Dice dice) {
    return dice.only(Face.THREE);
  }
}
