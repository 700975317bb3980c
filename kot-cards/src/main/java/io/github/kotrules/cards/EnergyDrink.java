package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. One energy for one more roll, any number of times.
 *
 * <p>Ruling: at any time between rolls, even while free rolls are left.
 *
 * @rulebook R-3
 */
record EnergyDrink(CardFace face) implements KeepCard, MayBeUsed {
  private static final int PRICE = 1;

  @Override
  public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
    return moment == Moment.ROLLING && table.energy(owner) >= PRICE
        ? ImmutableList.of(new LoseEnergy(owner, PRICE), new GrantReroll(owner))
        : ImmutableList.of();
  }
}
