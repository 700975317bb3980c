package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenTokyoLeft;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. When the owner leaves Tokyo in any way, it picks 2 energy or 2 life. */
record InterdimensionalPortal() implements Card, WhenTokyoLeft, WhenAnswered {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "interdimensional-portal",
        "Interdimensional Portal",
        3,
        "Gain 2 energy or heal 2 life when you leave Tokyo.");
  }

  @Override
  public ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new AskForOption(owner, ImmutableList.of("energy", "life")));
  }

  @Override
  public ImmutableList<Effect> whenOptionPicked(
      Table table, Seat owner, CardId card, Seat answerer, String option) {
    return ImmutableList.of(
        option.equals("energy") ? new GainEnergy(owner, 2) : new Heal(owner, 2));
  }
}
