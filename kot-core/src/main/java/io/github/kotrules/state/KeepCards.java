package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Catalogue;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The Keep cards of one Monster, in the order in which they were acquired. */
public final class KeepCards implements Iterable<HeldCard> {
  private static final KeepCards NONE = new KeepCards(new HeldCard[0], 0, false);

  private final HeldCard[] cards;
  private final long hooks;
  private final boolean used;

  private KeepCards(HeldCard[] cards, long hooks, boolean used) {
    this.cards = cards;
    this.hooks = hooks;
    this.used = used;
  }

  static KeepCards of(HeldCard[] cards, Catalogue catalogue) {
    long hooks = 0;
    boolean used = false;
    for (HeldCard card : cards) {
      hooks |= card.hooks(catalogue);
      used |= card.isUsed();
    }
    return cards.length == 0 ? NONE : new KeepCards(cards, hooks, used);
  }

  static KeepCards none() {
    return NONE;
  }

  public int size() {
    return cards.length;
  }

  public boolean isEmpty() {
    return cards.length == 0;
  }

  /** The card at an index, from 0, in the order in which they were acquired. */
  public HeldCard get(int index) {
    return cards[index];
  }

  /** The hooks of all these cards, one bit each. */
  public long hooks(EngineKey key) {
    requireNonNull(key, "key");
    return hooks;
  }

  /** Whether one of these cards was used this turn. */
  boolean hasUsed() {
    return used;
  }

  /** The first card with this id that was not used this turn, otherwise the first one with this id; null if there is none. */
  public @Nullable HeldCard find(CardId id) {
    int index = indexOf(requireNonNull(id, "id"));
    return index < 0 ? null : cards[index];
  }

  /** Whether there is a card with this id. */
  public boolean contains(CardId id) {
    return indexOf(requireNonNull(id, "id")) >= 0;
  }

  /** Prefers cards that were not used this turn. */
  int indexOf(CardId id) {
    int found = -1;
    for (int i = cards.length - 1; i >= 0; i--) {
      boolean better = found < 0 || cards[found].isUsed() || !cards[i].isUsed();
      if (cards[i].id().equals(id) && better) {
        found = i;
      }
    }
    return found;
  }

  KeepCards plus(HeldCard card, Catalogue catalogue) {
    HeldCard[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    return of(more, catalogue);
  }

  KeepCards minus(int index, Catalogue catalogue) {
    HeldCard[] fewer = new HeldCard[cards.length - 1];
    System.arraycopy(cards, 0, fewer, 0, index);
    System.arraycopy(cards, index + 1, fewer, index, fewer.length - index);
    return of(fewer, catalogue);
  }

  KeepCards with(int index, HeldCard card, Catalogue catalogue) {
    HeldCard[] changed = cards.clone();
    changed[index] = card;
    return of(changed, catalogue);
  }

  /** The cards in the order in which they were acquired. */
  public ImmutableList<HeldCard> toList() {
    return ImmutableList.copyOf(cards);
  }

  @Override
  public Iterator<HeldCard> iterator() {
    return Iterators.forArray(cards);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof KeepCards that && Arrays.equals(cards, that.cards));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
