package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Two energy for one life, any number of times.
 *
 * <p>Ruling: at any question to the owner, and whenever it is about to take damage; below the maximum life; also in Tokyo.
 */
record RapidHealing(CardFace face) implements KeepCard, MayBeUsed {
  private static final int PRICE = 2;

  @Override
  public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
    return table.energy(owner) >= PRICE && table.life(owner) < table.maxLife(owner)
        ? ImmutableList.of(new LoseEnergy(owner, PRICE), new Heal(owner, 1))
        : ImmutableList.of();
  }
}
