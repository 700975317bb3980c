package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cards whose order nobody knows: the deck and the discard pile. Which card comes first is decided when it is revealed,
 * which is the same as having shuffled.
 *
 * <pre>{@code
 * CardPile deck = state.deck();
 * CardId wings = CardId.of("wings");
 * assert deck.minus(wings).size() == deck.size() - 1;
 * assert deck.minus(wings).plus(wings).equals(deck);
 * }</pre>
 */
public final class CardPile {
  private final Catalogue catalogue;
  private final byte[] counts;
  private final int size;

  private CardPile(Catalogue catalogue, byte[] counts, int size) {
    this.catalogue = catalogue;
    this.counts = counts;
    this.size = size;
  }

  /** A pile without cards, for cards of this catalogue. */
  public static CardPile empty(Catalogue catalogue) {
    return new CardPile(catalogue, new byte[catalogue.size()], 0);
  }

  /** How many cards there are, every copy counted. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** How many copies of a card are in the pile. */
  public int count(CardId card) {
    int position = catalogue.find(card);
    return position < 0 ? 0 : counts[position];
  }

  /** Whether there is at least one copy of a card. */
  public boolean contains(CardId card) {
    return count(card) > 0;
  }

  /** The {@code index}-th card, counted through the catalogue; every card of the pile has one index. */
  public CardId get(int index) {
    checkElementIndex(index, size);
    int rest = index;
    int position = 0;
    while (rest >= counts[position]) {
      rest -= counts[position++];
    }
    return catalogue.at(position).id();
  }

  /** The pile with one more copy of a card. */
  public CardPile plus(CardId card) {
    byte[] more = counts.clone();
    more[catalogue.position(card)]++;
    return new CardPile(catalogue, more, size + 1);
  }

  /** The pile with one more copy of each of these cards. */
  public CardPile plusAll(ImmutableList<CardId> cards) {
    byte[] more = counts.clone();
    for (int i = 0; i < cards.size(); i++) {
      more[catalogue.position(cards.get(i))]++;
    }
    return new CardPile(catalogue, more, size + cards.size());
  }

  /** The pile without one copy of a card; refused if there is none. */
  public CardPile minus(CardId card) {
    int position = catalogue.find(card);
    checkArgument(position >= 0 && counts[position] > 0, "no %s in %s", card, this);
    byte[] fewer = counts.clone();
    fewer[position]--;
    return new CardPile(catalogue, fewer, size - 1);
  }

  /** Every card of the pile once, in catalogue order. */
  public ImmutableList<CardId> distinct() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        cards.add(catalogue.at(i).id());
      }
    }
    return cards.build();
  }

  /** Every card of the pile, copies repeated, in catalogue order. */
  public ImmutableList<CardId> toList() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builderWithExpectedSize(size);
    for (int i = 0; i < size; i++) {
      cards.add(get(i));
    }
    return cards.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof CardPile that
            && size == that.size
            && Arrays.equals(counts, that.counts)
            && catalogue.equals(that.catalogue));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return toList().toString();
  }
}
