package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/**
 * What is said about Keep cards.
 *
 * <pre>{@code
 * Chooser eager = question -> question.options().stream()
 *     .filter(option -> option instanceof UseCard || option instanceof TakeExtraTurn)
 *     .findFirst()
 *     .orElse(question.options().get(0));
 * }</pre>
 */
public sealed interface CardAction extends Action {
  /** Use a card that is at hand. */
  record UseCard(CardId card) implements CardAction {
    public UseCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.useCard(this);
    }
  }

  /** Copy this Keep card of that Monster. */
  record CopyCard(Seat owner, CardId card) implements CardAction {
    public CopyCard {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.copyCard(this);
    }
  }

  /** Put this much energy on the card. */
  record StoreEnergy(int amount) implements CardAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.storeEnergy(this);
    }
  }

  /** Sell a Keep card for its printed price. */
  record SellCard(CardId card) implements CardAction {
    public SellCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sellCard(this);
    }
  }

  /** Sell nothing more this turn. */
  record EndSelling() implements CardAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.endSelling(this);
    }
  }

  /** Take the extra turn. */
  record TakeExtraTurn() implements CardAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeExtraTurn(this);
    }
  }

  /** Leave an offer alone. */
  record Decline() implements CardAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decline(this);
    }
  }
}
