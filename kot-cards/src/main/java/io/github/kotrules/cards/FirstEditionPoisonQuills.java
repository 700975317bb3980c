package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenNotAttacking;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Keep. With three or more 2s, two more damage to the Monsters that the owner attacks; without an attack, two damage to those
 * it could attack.
 */
record FirstEditionPoisonQuills(CardFace face)
    implements KeepCard, ModifiesDamage, WhenNotAttacking {
  private static final int EXTRA = 2;

  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return damage.kind() == DamageKind.SMASH
            && damage.targets().contains(victim)
            && hasQuills(table)
        ? EXTRA
        : 0;
  }

  @Override
  public ImmutableList<Effect> whenNotAttacking(Table table, Seat owner, SeatSet targets) {
    return hasQuills(table)
        ? ImmutableList.of(new DealDamage(owner, targets, EXTRA, DamageKind.CARD))
        : ImmutableList.of();
  }

  private static boolean hasQuills(Table table) {
    return table.dice().count(Face.TWO) >= 3;
  }
}
