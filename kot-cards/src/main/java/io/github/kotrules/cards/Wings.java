package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.ShieldMonster;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Two energy prevent all damage for the rest of the turn.
 *
 * <p>Ruling: paid when damage is about to be taken; that damage and all later damage of the turn is prevented, including the
 * owner's poison. A copy adds nothing.
 */
record Wings(CardFace face) implements KeepCard, DefendsAgainstDamage {
  private static final int PRICE = 2;

  @Override
  public ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, DamagePacket packet) {
    return table.energy(owner) < PRICE
        ? ImmutableList.of()
        : ImmutableList.of(new LoseEnergy(owner, PRICE), new ShieldMonster(owner));
  }
}
