package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. A store: at the start of each turn the owner puts 1 energy on the card, or takes all energy off it. */
record BambooSupply() implements Card, WhenTurnStarts, WhenAnswered {
  @Override
  public CardFace face() {
    return CardFace.keep(
        "bamboo-supply",
        "Bamboo Supply",
        4,
        "At the start of your turn put 1 energy on this card, or take all of it.");
  }

  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(
        card.counters() == 0
            ? new PlaceCounters(owner, card.id(), 1)
            : new AskForOption(owner, ImmutableList.of("put-1", "take-all")));
  }

  @Override
  public ImmutableList<Effect> whenOptionPicked(
      Table table, Seat owner, CardId card, Seat answerer, String option) {
    HeldCard held = table.cards(owner).find(card);
    if (held == null) {
      return ImmutableList.of();
    }
    return ImmutableList.of(
        option.equals("put-1")
            ? new PlaceCounters(owner, card, 1)
            : new WithdrawEnergy(owner, card, held.counters()));
  }
}
