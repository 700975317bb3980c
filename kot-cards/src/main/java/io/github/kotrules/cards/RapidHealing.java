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
 * Keep. Two energy for one life, as often as paid.
 *
 * <p>Ruling: at any question the owner is asked, and whenever damage is about to be taken; below the maximum, in Tokyo too.
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
