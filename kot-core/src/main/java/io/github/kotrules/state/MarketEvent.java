package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Draft;
import org.jspecify.annotations.Nullable;

/**
 * What happened to the deck, the market and to cards that were bought.
 *
 * <pre>{@code
 * GameState shop = game.next(transition.state(), new StayInTokyo());
 * Transition purchase = game.apply(shop, new BuyCard(CardId.of("jets")));
 * assert purchase.events().contains(new CardBought(Seat.TWO, CardId.of("jets"), 1, 5)); // slot, price
 * }</pre>
 */
public sealed interface MarketEvent extends Event {
  /** A card came from the deck face up (S-3, B-2). */
  record CardRevealed(int slot, CardId card) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.inCards().reveal(slot, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardRevealed(this);
    }
  }

  /**
   * The discard pile became the deck (B-5).
   *
   * @param cards how many cards it has
   */
  record DeckReshuffled(int cards) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.inCards().reshuffle();
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.deckReshuffled(this);
    }
  }

  /** The face-up cards were discarded for 2 energy (B-3). */
  record MarketSwept(Seat seat, ImmutableList<CardId> cards) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.inCards().sweep(cards);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.marketSwept(this);
    }
  }

  /** A face-up card was bought; the price is paid with it (B-6). */
  record CardBought(Seat seat, CardId card, int slot, int price) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.inCards().setSlot(slot, null);
      draft.inCards().gain(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardBought(this);
    }
  }

  /**
   * A card was bought off the deck; the price is paid with it.
   *
   * @param position 0 for the top card
   */
  record TopCardBought(Seat seat, CardId card, int position, int price) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.inCards().takeFromDeck(card, position);
      draft.inCards().gain(seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.topCardBought(this);
    }
  }

  /** A Keep card was bought from another Monster; the owner's income is another event. */
  record CardBoughtFromMonster(Seat seat, Seat owner, CardId card, int price)
      implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addEnergy(seat, -price);
      draft.inCards().moveCard(owner, seat, card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardBoughtFromMonster(this);
    }
  }

  /** A Discard card takes effect and is discarded (B-4). */
  record CardPlayed(Seat seat, CardId card) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.inCards().discard(card);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.cardPlayed(this);
    }
  }

  /**
   * A Monster looked at a card of the deck.
   *
   * @param card the card; null for those who have not looked
   * @param position 0 for the top card
   */
  record TopCardSeen(Seat seat, @Nullable CardId card, int position) implements MarketEvent {
    @Override
    public void applyTo(Draft draft) {
      if (card == null) {
        throw new IllegalStateException(
            "a look at a card that is hidden cannot be repeated: " + this);
      }
      draft.inCards().seeCard(seat, card, position);
    }

    @Override
    public TopCardSeen publicFor(Seat viewer) {
      return viewer == seat ? this : new TopCardSeen(seat, null, position);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.topCardSeen(this);
    }
  }
}
