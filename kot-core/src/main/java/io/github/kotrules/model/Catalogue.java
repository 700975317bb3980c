package io.github.kotrules.model;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cards a game is played with, each with a position of its own: the order in which piles are listed.
 *
 * <pre>{@code
 * Catalogue catalogue = game.catalogue();
 * CardPile bought = catalogue.allCards(); // all that the deck begins with
 * assert bought.size() == start.deck().size();
 * assert catalogue.info(CardId.of("jets")).cost() == 5;
 * }</pre>
 */
public final class Catalogue {
  private final ImmutableList<CardInfo> cards;
  private final ImmutableMap<CardId, Integer> positions;

  private Catalogue(ImmutableList<CardInfo> cards, ImmutableMap<CardId, Integer> positions) {
    this.cards = cards;
    this.positions = positions;
  }

  /** A catalogue of these cards; two with one id are refused. */
  public static Catalogue of(List<CardInfo> cards) {
    ImmutableMap.Builder<CardId, Integer> positions =
        ImmutableMap.builderWithExpectedSize(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      positions.put(cards.get(i).id(), i);
    }
    try {
      return new Catalogue(ImmutableList.copyOf(cards), positions.buildOrThrow());
    } catch (IllegalArgumentException twice) {
      throw new IllegalArgumentException("two cards share one id: " + duplicate(cards), twice);
    }
  }

  private static CardId duplicate(List<CardInfo> cards) {
    return cards.stream()
        .map(CardInfo::id)
        .filter(id -> cards.stream().filter(card -> card.id().equals(id)).count() > 1)
        .findFirst()
        .orElseThrow();
  }

  /** How many different cards there are. */
  public int size() {
    return cards.size();
  }

  /** The different cards by their positions. */
  public ImmutableList<CardInfo> cards() {
    return cards;
  }

  /** Whether a game with this catalogue has such a card. */
  public boolean contains(CardId id) {
    return positions.containsKey(id);
  }

  /** The position of a card in this catalogue. */
  public int position(CardId id) {
    Integer position = positions.get(id);
    if (position == null) {
      throw new IllegalArgumentException("no card " + id + " in this game");
    }
    return position;
  }

  /** The card at a position. */
  public CardInfo at(int position) {
    return cards.get(position);
  }

  /** The card with an id; refused if there is none. */
  public CardInfo info(CardId id) {
    return cards.get(position(id));
  }

  /** All cards of the game, every copy of them. */
  public CardPile allCards() {
    CardPile all = CardPile.empty(this);
    for (CardInfo card : cards) {
      for (int copy = 0; copy < card.copies(); copy++) {
        all = all.plus(card.id());
      }
    }
    return all;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Catalogue that && cards.equals(that.cards));
  }

  @Override
  public int hashCode() {
    return cards.hashCode();
  }

  @Override
  public String toString() {
    return "catalogue of " + size() + " cards";
  }
}
