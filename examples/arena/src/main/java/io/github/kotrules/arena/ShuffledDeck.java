package io.github.kotrules.arena;

import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A deck that was shuffled once: every card has a rank that depends on the seed and the card, and the lowest remaining rank is
 * drawn next. Games with one seed have their cards in the same order, whatever happens in them.
 */
final class ShuffledDeck {
  private static final int DECK = 0x0DECC;

  private final long seed;
  private final int shuffle;
  private @Nullable CardPile whole;

  ShuffledDeck(long seed, int shuffle) {
    this.seed = seed;
    this.shuffle = shuffle;
  }

  Reveal next(DeckChance chance) {
    CardPile rest = chance.deck();
    if (whole == null) {
      whole = rest;
    }
    CardId next = null;
    long lowest = 0;
    for (CardId card : rest.distinct()) {
      long rank = rank(card, whole.count(card), rest.count(card));
      if (next == null || rank < lowest) {
        next = card;
        lowest = rank;
      }
    }
    return new Reveal(Objects.requireNonNull(next));
  }

  /** The rank of the next copy of a card; copies are drawn in order of rank. */
  private long rank(CardId card, int copies, int left) {
    long[] ranks = new long[Math.max(copies, left)];
    for (int copy = 0; copy < ranks.length; copy++) {
      ranks[copy] = Keys.of(seed, DECK, shuffle, card.value().hashCode(), copy);
    }
    Arrays.sort(ranks);
    return ranks[ranks.length - left];
  }
}
