package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.DamageEffect.SufferDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * What happens if the owner uses the card against a packet of damage it is about to take; nothing if it cannot be
 * used now.
 */
public non-sealed interface DefendsAgainstDamage extends Hook {
  ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, SufferDamage packet);
}
