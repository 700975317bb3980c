package io.github.kotrules.action;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import java.util.random.RandomGenerator;

/**
 * A draw of a card from the deck.
 *
 * @param deck the cards that can be drawn
 */
public record DeckChance(CardPile deck, Use use) implements Chance {

  /** The purpose of a draw. */
  public enum Use {
    /** The card goes face up to the market. */
    MARKET,
    /** One Monster looks at the card, and it stays on the deck. */
    LOOK
  }

  public DeckChance {
    requireNonNull(deck, "deck");
    requireNonNull(use, "use");
    checkArgument(!deck.isEmpty(), "the deck is empty: no card can be drawn");
  }

  @Override
  public Reveal sample(RandomGenerator random) {
    return new Reveal(deck.get(random.nextInt(deck.size())));
  }

  @Override
  public double probability(Outcome outcome) {
    requireNonNull(outcome, "outcome");
    return outcome instanceof Reveal reveal && reveal.card() != null
        ? (double) deck.count(reveal.card()) / deck.size()
        : 0;
  }

  @Override
  public ImmutableList<Outcome> outcomes() {
    ImmutableList.Builder<Outcome> outcomes = ImmutableList.builder();
    for (CardId card : deck.distinct()) {
      outcomes.add(new Reveal(card));
    }
    return outcomes.build();
  }

  @Override
  public int size() {
    return deck.distinct().size();
  }

  @Override
  public boolean allows(Action action) {
    return requireNonNull(action, "action") instanceof Reveal reveal
        && reveal.card() != null
        && deck.contains(reveal.card());
  }

  /** Contains the number of cards only: listing them would reveal the cards that somebody has looked at. */
  @Override
  public String toString() {
    return "DeckChance[deck=" + deck.size() + " cards, use=" + use + "]";
  }
}
