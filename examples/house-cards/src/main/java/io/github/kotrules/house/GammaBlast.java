package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. All others take 1 damage when the owner enters Tokyo. */
record GammaBlast() implements Card, WhenTokyoEntered {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "gamma-blast", "Gamma Blast", 4, "All others take 1 damage when you enter Tokyo.");
  }

  @Override
  public ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new DealDamage(owner, table.others(owner), 1, DamageKind.CARD));
  }
}
