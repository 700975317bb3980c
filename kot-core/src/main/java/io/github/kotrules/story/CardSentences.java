package io.github.kotrules.story;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.EventVisitor;

/** The market, the deck, and Keep cards in play. */
interface CardSentences extends EventVisitor<String> {
  Words words();

  private String name(Seat seat) {
    return words().name(seat);
  }

  private String card(CardId card) {
    return words().card(card);
  }

  @Override
  default String cardRevealed(CardRevealed event) {
    return card(event.card()) + " is revealed";
  }

  @Override
  default String deckReshuffled(DeckReshuffled event) {
    return "the discard pile becomes the deck";
  }

  @Override
  default String marketSwept(MarketSwept event) {
    return name(event.seat()) + " sweeps away " + words().cards(event.cards());
  }

  @Override
  default String cardBought(CardBought event) {
    return name(event.seat()) + " buys " + card(event.card()) + " for " + event.price() + " energy";
  }

  @Override
  default String topCardBought(TopCardBought event) {
    return name(event.seat()) + " buys " + card(event.card()) + " off the deck for " + event.price()
        + " energy";
  }

  @Override
  default String cardBoughtFromMonster(CardBoughtFromMonster event) {
    return name(event.seat()) + " buys " + card(event.card()) + " from " + name(event.owner())
        + " for " + event.price() + " energy";
  }

  @Override
  default String cardPlayed(CardPlayed event) {
    return name(event.seat()) + " plays " + card(event.card());
  }

  /** Which card it is stays the secret of who has looked. */
  @Override
  default String topCardSeen(TopCardSeen event) {
    return name(event.seat()) + " looks at " + Words.fromTop(event.position()) + " of the deck";
  }

  @Override
  default String cardUsed(CardUsed event) {
    return name(event.seat()) + " uses " + card(event.card());
  }

  @Override
  default String countersChanged(CountersChanged event) {
    return name(event.seat()) + "'s " + card(event.card()) + " now holds "
        + Words.count(event.counters(), "counter");
  }

  @Override
  default String energyWithdrawn(EnergyWithdrawn event) {
    return name(event.seat()) + " takes " + event.amount() + " energy off " + card(event.card());
  }

  @Override
  default String copyMade(CopyMade event) {
    return name(event.seat()) + "'s " + card(event.card()) + " copies "
        + card(event.copied().card()) + " of " + name(event.copied().owner());
  }

  @Override
  default String copyEnded(CopyEnded event) {
    return name(event.seat()) + "'s " + card(event.card()) + " copies nothing any more";
  }

  @Override
  default String cardDiscarded(CardDiscarded event) {
    return name(event.seat()) + " loses " + card(event.card());
  }

  @Override
  default String cardSold(CardSold event) {
    return name(event.seat()) + " sells " + card(event.card()) + " for " + event.price()
        + " energy";
  }
}
