package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. As {@link Camouflage}, but without a choice: the dice are rolled whenever damage is about to be taken, before any
 * other defence.
 */
record FirstEditionCamouflage(CardFace face) implements KeepCard, BeforeDamage, WhenCardRolled {

  @Override
  public ImmutableList<Effect> beforeDamage(
      Table table, Seat owner, HeldCard card, DamagePacket packet) {
    return Camouflage.roll(owner, card, packet);
  }

  @Override
  public ImmutableList<Effect> whenCardRolled(Table table, Seat owner, HeldCard card, Dice dice) {
    return Camouflage.prevent(dice);
  }
}
