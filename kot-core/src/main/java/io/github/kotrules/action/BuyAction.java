package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/**
 * What is said in the buy step, and by those who may buy in the turn of another.
 *
 * <pre>{@code
 * GameState shop = game.next(transition.state(), new StayInTokyo()); // seat 2 has 5 energy
 * assert game.isLegal(shop, new BuyCard(CardId.of("heal")));
 * assert game.isLegal(shop, new SweepMarket());
 * GameState after = game.next(shop, new BuyCard(CardId.of("heal")));
 * assert after.energy(Seat.TWO) == 2;
 * }</pre>
 */
public sealed interface BuyAction extends Action {
  /** Buy a face-up card (B-1). */
  record BuyCard(CardId card) implements BuyAction {
    public BuyCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyCard(this);
    }
  }

  /**
   * Buy a card of the deck that the buyer has looked at.
   *
   * @param position 0 for the top card, 1 for the next
   */
  record BuyTopCard(int position) implements BuyAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyTopCard(this);
    }
  }

  /** Buy a Keep card from another Monster. */
  record BuyFromMonster(Seat owner, CardId card) implements BuyAction {
    public BuyFromMonster {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyFromMonster(this);
    }
  }

  /** Discard the face-up cards for 2 energy (B-3). */
  record SweepMarket() implements BuyAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sweepMarket(this);
    }
  }

  /** Buy nothing more this turn. */
  record EndBuying() implements BuyAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.endBuying(this);
    }
  }
}
