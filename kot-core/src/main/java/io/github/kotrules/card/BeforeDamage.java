package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Called when the owner is about to take a packet of damage: once for each packet, without asking the owner. */
public non-sealed interface BeforeDamage extends Hook {
  ImmutableList<Effect> beforeDamage(Table table, Seat owner, HeldCard card, DamagePacket packet);
}
