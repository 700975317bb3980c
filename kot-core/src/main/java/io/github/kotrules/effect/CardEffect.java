package io.github.kotrules.effect;

import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;

/**
 * What is wanted of cards.
 *
 * <pre>{@code
 * CardId card = CardId.of("war-drum");
 * Effect charge = new PlaceCounters(seat, card, 3);
 * Effect spend = new PlaceCounters(seat, card, -1);
 * Effect end = new ExhaustCard(seat, card); // discarded; a copy of it only ends
 * }</pre>
 */
public sealed interface CardEffect extends Effect {
  /** Let a card that was just gained take effect (B-4). */
  record PlayCard(Seat seat, CardId card, Acquisition how) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.playCard(this);
    }
  }

  /** Reveal a card into an empty slot of the market (B-2). */
  record RefillSlot(int slot) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.refillSlot(this);
    }
  }

  /** Put the card that came from the deck into a slot of the market. */
  record TakeReveal(int slot) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.takeReveal(this);
    }
  }

  /**
   * Ask who may buy just revealed cards in another's turn.
   *
   * @param slots the slots they lie in, one bit each
   * @param passed who has declined
   */
  record OfferRevealed(int slots, SeatSet passed) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.offerRevealed(this);
    }
  }

  /** Ask the active player what to buy (B-1). */
  record OfferPurchase(Seat seat) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.offerPurchase(this);
    }
  }

  /** Let a Monster look at the top of the deck as far as its cards allow. */
  record LookAtTop(Seat seat) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.lookAtTop(this);
    }
  }

  /**
   * Show a Monster the card that came up, and leave it on the deck.
   *
   * @param position 0 for the top card
   */
  record TakeLook(Seat seat, int position) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.takeLook(this);
    }
  }

  /** Put counters on a card, or take some off. */
  record PlaceCounters(Seat owner, CardId card, int change) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.placeCounters(this);
    }
  }

  /** Take stored energy off a card, as far as it lasts; that is no gain. */
  record WithdrawEnergy(Seat owner, CardId card, int amount) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.withdrawEnergy(this);
    }
  }

  /** Discard a Keep card. */
  record DiscardCard(Seat owner, CardId card) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.discardCard(this);
    }
  }

  /** Discard a used-up Keep card; a copy only ends copying. */
  record ExhaustCard(Seat owner, CardId card) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.exhaustCard(this);
    }
  }

  /**
   * Ask which Keep card this card shall copy.
   *
   * @param price what the choice costs; 0 makes it compulsory
   */
  record AskForCopy(Seat owner, CardId card, int price) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.askForCopy(this);
    }
  }

  /** Ask how much of the owner's energy goes onto this card. */
  record AskForAmount(Seat owner, CardId card) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.askForAmount(this);
    }
  }

  /** Ask which Keep cards are sold. */
  record AskForSales(Seat seat) implements CardEffect {
    @Override
    public void match(Cases cases) {
      cases.askForSales(this);
    }
  }
}
