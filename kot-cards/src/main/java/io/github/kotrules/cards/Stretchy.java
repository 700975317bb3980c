package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Two energy to change a die to any face, any number of times.
 *
 * @rulebook R-4
 */
record Stretchy(CardFace face) implements KeepCard, ChangesDice {
  private static final int PRICE = 2;

  @Override
  public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
    return table.energy(owner) >= PRICE;
  }

  @Override
  public ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new LoseEnergy(owner, PRICE));
  }
}
