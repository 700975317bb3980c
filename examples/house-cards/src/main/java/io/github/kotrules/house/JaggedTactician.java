package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/** Keep. When the owner yields, the attacker takes 1 damage and the owner gains 1 energy. */
record JaggedTactician() implements Card, WhenYielded {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "jagged-tactician",
        "Jagged Tactician",
        3,
        "When you yield, your attacker takes 1 damage and you gain 1 energy.");
  }

  @Override
  public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
    return ImmutableList.of(
        new DealDamage(owner, SeatSet.of(attacker), 1, DamageKind.CARD), new GainEnergy(owner, 1));
  }
}
