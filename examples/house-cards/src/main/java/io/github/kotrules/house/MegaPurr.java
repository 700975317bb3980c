package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Discard. Each other Monster with energy or points chooses to give the buyer 1 energy or 1 point. */
record MegaPurr() implements Card, WhenPlayed, WhenAnswered {
  private static final String ENERGY = "energy";
  private static final String POINT = "point";

  @Override
  public CardFace face() {
    return CardFace.discard(
        "mega-purr", "Mega Purr", 4, "Each other Monster gives you 1 energy or 1 point.");
  }

  @Override
  public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
    ImmutableList.Builder<Effect> questions = ImmutableList.builder();
    for (Seat other : table.others(buyer).clockwiseFrom(table.activeSeat())) {
      ImmutableList.Builder<String> gifts = ImmutableList.builder();
      if (table.energy(other) > 0) {
        gifts.add(ENERGY);
      }
      if (table.points(other) > 0) {
        gifts.add(POINT);
      }
      if (table.energy(other) + table.points(other) > 0) {
        questions.add(new AskForOption(other, gifts.build()));
      }
    }
    return questions.build();
  }

  @Override
  public ImmutableList<Effect> whenOptionPicked(
      Table table, Seat owner, CardId card, Seat answerer, String option) {
    return option.equals(ENERGY)
        ? ImmutableList.of(new LoseEnergy(answerer, 1), new GainEnergy(owner, 1))
        : ImmutableList.of(new LosePoints(answerer, 1), new GainPoints(owner, 1));
  }
}
