package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. The owner may roll a die for each point of damage it is about to take; each Heart prevents one point.
 *
 * <p>Ruling: once for each packet of damage. A copy allows a second roll on what is left.
 */
record Camouflage(CardFace face) implements KeepCard, DefendsAgainstDamage, WhenCardRolled {

  @Override
  public ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, DamagePacket packet) {
    return packet.used().contains(card.id()) ? ImmutableList.of() : roll(owner, card, packet);
  }

  @Override
  public ImmutableList<Effect> whenCardRolled(Table table, Seat owner, HeldCard card, Dice dice) {
    return prevent(dice);
  }

  static ImmutableList<Effect> roll(Seat owner, HeldCard card, DamagePacket packet) {
    return ImmutableList.of(new RollForCard(owner, card.id(), packet.amount()));
  }

  static ImmutableList<Effect> prevent(Dice dice) {
    return ImmutableList.of(new ReduceDamage(dice.count(Face.HEART)));
  }
}
