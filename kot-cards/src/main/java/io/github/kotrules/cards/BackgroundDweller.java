package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. The owner may reroll dice that show 3 for free, any number of times.
 *
 * <p>Ruling: in the owner's roll step, on dice that another Monster made it reroll, and on dice of its own Camouflage.
 */
record BackgroundDweller(CardFace face) implements KeepCard, RerollsForFree {
  @Override
  public Dice freeRerolls(Table table, Seat owner, Dice dice) {
    return dice.only(Face.THREE);
  }
}
