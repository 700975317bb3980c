package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Keep. Adds one smash to each of the owner's rolls in Tokyo; when it yields, the attacker takes one damage.
 *
 * <p>Ruling: only when it actually yields, after all have answered and before the attacker enters; this can eliminate the
 * attacker.
 */
record Burrowing(CardFace face) implements KeepCard, AddsSmashes, WhenYielded {
  @Override
  public int smashes(Table table, Seat owner) {
    return table.isInTokyo(owner) ? 1 : 0;
  }

  @Override
  public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
    return hurt(owner, attacker);
  }

  static ImmutableList<Effect> hurt(Seat owner, Seat attacker) {
    return ImmutableList.of(new DealDamage(owner, SeatSet.of(attacker), 1, DamageKind.CARD));
  }
}
