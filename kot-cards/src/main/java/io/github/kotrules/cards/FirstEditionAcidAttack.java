package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenNotAttacking;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Keep. One more damage to the Monsters that the owner attacks; without an attack, one damage to those it could attack.
 *
 * <p>Ruling: damage without an attack does not let anybody yield, and does not count for entering Tokyo.
 */
record FirstEditionAcidAttack(CardFace face) implements KeepCard, ModifiesDamage, WhenNotAttacking {
  private static final int EXTRA = 1;

  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return damage.kind() == DamageKind.SMASH && damage.targets().contains(victim) ? EXTRA : 0;
  }

  @Override
  public ImmutableList<Effect> whenNotAttacking(Table table, Seat owner, SeatSet targets) {
    return ImmutableList.of(new DealDamage(owner, targets, EXTRA, DamageKind.CARD));
  }
}
