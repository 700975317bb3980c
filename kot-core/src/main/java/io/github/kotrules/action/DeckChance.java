package io.github.kotrules.action;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import java.util.random.RandomGenerator;

/**
 * A card is about to come from the deck.
 *
 * <pre>{@code
 * DeckChance chance = (DeckChance) start.pending(); // the first card of the market
 * double odds = chance.probability(new Reveal(CardId.of("heal")));
 * assert odds == 1.0 / chance.deck().size();
 * }</pre>
 *
 * @param deck the cards it can be
 */
public record DeckChance(CardPile deck, Use use) implements Chance {

  /** What the card is drawn for. */
  public enum Use {
    /** It goes face up to the market. */
    MARKET,
    /** One Monster looks at it, and it stays on the deck. */
    LOOK
  }

  public DeckChance {
    requireNonNull(deck, "deck");
    requireNonNull(use, "use");
    checkArgument(!deck.isEmpty(), "no card can come from an empty deck");
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

  /** Tells how many cards there are. Which ones they are is left out: with them, what somebody has seen could be found out. */
  @Override
  public String toString() {
    return "DeckChance[deck=" + deck.size() + " cards, use=" + use + "]";
  }
}
