package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Lets the owner use the card against a packet of damage that it is about to take. Without effects, the card cannot be used
 * now.
 *
 * <pre>{@code
 * // for 1 energy, 1 damage less; once for each packet
 * record ThickSkin() implements DefendsAgainstDamage {
 *   @Override
 *   public ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, DamagePacket packet) {
 *     boolean usable = table.energy(owner) >= 1 && !packet.used().contains(card.id());
 *     return usable
 *         ? ImmutableList.of(new LoseEnergy(owner, 1), new ReduceDamage(1))
 *         : ImmutableList.of();
 *   }
 * }
 * }</pre>
 */
public non-sealed interface DefendsAgainstDamage extends Hook {
  ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, DamagePacket packet);
}
