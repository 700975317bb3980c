package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/** Keep. Another Monster that costs the owner life takes 1 damage. */
record ReflectiveHide() implements Card, WhenDamageTaken {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "reflective-hide", "Reflective Hide", 6, "Whoever damages you takes 1 damage.");
  }

  @Override
  public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
    Seat dealer = loss.dealer();
    return dealer == null || dealer == owner
        ? ImmutableList.of()
        : ImmutableList.of(new DealDamage(owner, SeatSet.of(dealer), 1, DamageKind.CARD));
  }
}
