package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/** Keep. The owner's Smash takes 1 point from each victim that has more points than the owner. */
record Underdog() implements Card, WhenDamageDealt {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "underdog", "Underdog", 5, "Your Smash takes 1 point from whoever has more than you.");
  }

  @Override
  public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
    boolean robbed =
        loss.kind() == DamageKind.SMASH && table.points(loss.seat()) > table.points(owner);
    return robbed
        ? ImmutableList.of(new LosePoints(loss.seat(), 1), new GainPoints(owner, 1))
        : ImmutableList.of();
  }
}
