package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Discard. The buyer heals as much as it can pay for, 2 energy for each life. */
record AncestralDefense() implements Card, WhenPlayed, WhenAnswered {
  private static final int PRICE = 2;

  @Override
  public CardFace face() {
    return CardFace.discard(
        "ancestral-defense",
        "Ancestral Defense",
        2,
        "Heal as much life as you like, for 2 energy each.");
  }

  @Override
  public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
    int most = Math.min(table.energy(buyer) / PRICE, table.maxLife(buyer) - table.life(buyer));
    return ImmutableList.of(new AskForNumber(buyer, 0, most));
  }

  @Override
  public ImmutableList<Effect> whenNumberPicked(
      Table table, Seat owner, CardId card, Seat answerer, int number) {
    return ImmutableList.of(new LoseEnergy(owner, PRICE * number), new Heal(owner, number));
  }
}
