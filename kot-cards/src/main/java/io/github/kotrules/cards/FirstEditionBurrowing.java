package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Keep. One more damage to each Monster in Tokyo that the owner attacks; when it yields, the attacker takes one damage. */
record FirstEditionBurrowing(CardFace face) implements KeepCard, ModifiesDamage, WhenYielded {
  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return damage.kind() == DamageKind.SMASH
            && damage.targets().contains(victim)
            && table.isInTokyo(victim)
        ? 1
        : 0;
  }

  @Override
  public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
    return Burrowing.hurt(owner, attacker);
  }
}
