package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The face-up cards: three slots, some of which may be empty.
 *
 * @rulebook S-3, B-2
 */
public final class Market {
  /** The number of slots. */
  public static final int SLOTS = 3;

  private static final Market EMPTY = new Market(null, null, null);

  private final @Nullable CardId left;
  private final @Nullable CardId middle;
  private final @Nullable CardId right;

  private Market(@Nullable CardId left, @Nullable CardId middle, @Nullable CardId right) {
    this.left = left;
    this.middle = middle;
    this.right = right;
  }

  /** Returns a market without cards. */
  public static Market empty() {
    return EMPTY;
  }

  /** Creates a market with these cards, from left to right; null for an empty slot. */
  public static Market of(@Nullable CardId... cards) {
    if (cards.length > SLOTS) {
      throw new IllegalArgumentException("a market has " + SLOTS + " slots, not " + cards.length);
    }
    Market market = EMPTY;
    for (int slot = 0; slot < cards.length; slot++) {
      market = market.with(slot, cards[slot]);
    }
    return market;
  }

  /** The card in a slot, 0 to 2, or null. */
  public @Nullable CardId card(int slot) {
    return switch (slot) {
      case 0 -> left;
      case 1 -> middle;
      case 2 -> right;
      default -> throw noSlot(slot);
    };
  }

  /** Whether no card is for sale. */
  public boolean isEmpty() {
    return left == null && middle == null && right == null;
  }

  /** The face-up cards from left to right, without empty slots. */
  public ImmutableList<CardId> cards() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builderWithExpectedSize(SLOTS);
    for (int slot = 0; slot < SLOTS; slot++) {
      CardId card = card(slot);
      if (card != null) {
        cards.add(card);
      }
    }
    return cards.build();
  }

  Market with(int slot, @Nullable CardId card) {
    return switch (slot) {
      case 0 -> new Market(card, middle, right);
      case 1 -> new Market(left, card, right);
      case 2 -> new Market(left, middle, card);
      default -> throw noSlot(slot);
    };
  }

  private static IndexOutOfBoundsException noSlot(int slot) {
    return new IndexOutOfBoundsException("a market has slots 0 to 2, not " + slot);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Market that
            && Objects.equals(left, that.left)
            && Objects.equals(middle, that.middle)
            && Objects.equals(right, that.right));
  }

  @Override
  public int hashCode() {
    return (Objects.hashCode(left) * 31 + Objects.hashCode(middle)) * 31 + Objects.hashCode(right);
  }

  /** As in {@code heal - mimic}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int slot = 0; slot < SLOTS; slot++) {
      CardId card = card(slot);
      text.append(text.isEmpty() ? "" : " ").append(card == null ? "-" : card);
    }
    return text.toString();
  }
}
