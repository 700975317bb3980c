package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A multiset of cards: the deck or the discard pile. It has no order: the top card is drawn when it is revealed, which has the
 * same distribution as a shuffled deck.
 */
public final class CardPile implements Serializable {
  private static final long serialVersionUID = 1;

  private final Catalogue catalogue;

  /** One bit for each copy in the catalogue. The copies of a card in the pile have its lowest bits. */
  private final long[] bits;

  private final int size;

  private CardPile(Catalogue catalogue, long[] bits, int size) {
    this.catalogue = catalogue;
    this.bits = bits;
    this.size = size;
  }

  /** Returns an empty pile for cards of this catalogue. */
  public static CardPile empty(Catalogue catalogue) {
    int words = (catalogue.copies() + Long.SIZE - 1) / Long.SIZE;
    return new CardPile(catalogue, new long[words], 0);
  }

  /** The number of cards, copies included. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The number of copies of a card in the pile. */
  public int count(CardId card) {
    int position = catalogue.find(requireNonNull(card, "card"));
    return position < 0 ? 0 : endOf(position, bits) - catalogue.firstCopy(position);
  }

  /** The end of the copies of a card that are in the pile. */
  private int endOf(int position, long[] pile) {
    int end = catalogue.firstCopy(position);
    while (end < catalogue.firstCopy(position + 1) && has(pile, end)) {
      end++;
    }
    return end;
  }

  private static boolean has(long[] pile, int copy) {
    return (pile[copy / Long.SIZE] & 1L << copy) != 0;
  }

  /** Whether there is at least one copy of a card. */
  public boolean contains(CardId card) {
    return count(card) > 0;
  }

  /** The card at an index, from 0 to {@link #size()} - 1, in catalogue order. */
  public CardId get(int index) {
    checkElementIndex(index, size);
    int word = 0;
    int rest = index;
    while (rest >= Long.bitCount(bits[word])) {
      rest -= Long.bitCount(bits[word++]);
    }
    long later = bits[word];
    for (; rest > 0; rest--) {
      later &= later - 1;
    }
    return catalogue.copy(word * Long.SIZE + Long.numberOfTrailingZeros(later));
  }

  /**
   * Returns the pile with one more copy of a card.
   *
   * @throws IllegalArgumentException if all copies are in the pile already
   */
  public CardPile plus(CardId card) {
    long[] more = bits.clone();
    add(card, more);
    return new CardPile(catalogue, more, size + 1);
  }

  /** Returns the pile with one more copy of each of these cards. */
  public CardPile plusAll(List<CardId> cards) {
    long[] more = bits.clone();
    for (int i = 0; i < cards.size(); i++) {
      add(cards.get(i), more);
    }
    return new CardPile(catalogue, more, size + cards.size());
  }

  private void add(CardId card, long[] pile) {
    int position = catalogue.position(requireNonNull(card, "card"));
    int end = endOf(position, pile);
    checkArgument(
        end < catalogue.firstCopy(position + 1), "all copies of %s are in this pile already", card);
    pile[end / Long.SIZE] |= 1L << end;
  }

  /**
   * Returns the pile without one copy of a card.
   *
   * @throws IllegalArgumentException if the card is not in the pile
   */
  public CardPile minus(CardId card) {
    int position = catalogue.find(requireNonNull(card, "card"));
    int last = position < 0 ? -1 : endOf(position, bits) - 1;
    checkArgument(
        position >= 0 && last >= catalogue.firstCopy(position), "no %s in this pile", card);
    long[] fewer = bits.clone();
    fewer[last / Long.SIZE] &= ~(1L << last);
    return new CardPile(catalogue, fewer, size - 1);
  }

  /** Every card of the pile once, in catalogue order. */
  public ImmutableList<CardId> distinct() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int i = 0; i < catalogue.size(); i++) {
      if (has(bits, catalogue.firstCopy(i))) {
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
            && Arrays.equals(bits, that.bits)
            && catalogue.equals(that.catalogue));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bits);
  }

  @Override
  public String toString() {
    return toList().toString();
  }

  /** Checks a deserialised pile like any other. */
  private Object readResolve() {
    return empty(catalogue).plusAll(toList());
  }
}
