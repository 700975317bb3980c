package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The face-up cards: three slots, some of which may be empty.
 *
 * <pre>{@code
 * Market market = state.market();
 * assert market.cards().get(0).equals(CardId.of("heal"));
 * for (CardId card : market.cards()) {
 *   show(card + " for " + game.catalogue().info(card).cost());
 * }
 * }</pre>
 *
 * @rulebook S-3, B-2
 */
public final class Market {
  /** How many slots there are. */
  public static final int SLOTS = 3;

  private static final Market EMPTY = new Market(new @Nullable CardId[SLOTS]);

  private final @Nullable CardId[] slots;

  private Market(@Nullable CardId[] slots) {
    this.slots = slots;
  }

  /** A market without cards. */
  public static Market empty() {
    return EMPTY;
  }

  /** These cards, from left to right; null for an empty slot. */
  public static Market of(@Nullable CardId... cards) {
    if (cards.length > SLOTS) {
      throw new IllegalArgumentException("a market has " + SLOTS + " slots, not " + cards.length);
    }
    return new Market(Arrays.copyOf(cards, SLOTS));
  }

  /** The card in a slot, 0 to 2, or null. */
  public @Nullable CardId card(int slot) {
    return slots[slot];
  }

  /** The first slot of those in the bit mask that holds the card, or -1. */
  public int slotOf(CardId card, int among) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if ((among >> slot & 1) != 0 && card.equals(slots[slot])) {
        return slot;
      }
    }
    return -1;
  }

  /** Whether no card is for sale. */
  public boolean isEmpty() {
    return slots[0] == null && slots[1] == null && slots[2] == null;
  }

  /** The face-up cards from left to right, empty slots left out. */
  public ImmutableList<CardId> cards() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builderWithExpectedSize(SLOTS);
    for (CardId card : slots) {
      if (card != null) {
        cards.add(card);
      }
    }
    return cards.build();
  }

  Market with(int slot, @Nullable CardId card) {
    @Nullable CardId[] changed = slots.clone();
    changed[slot] = card;
    return new Market(changed);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Market that && Arrays.equals(slots, that.slots));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(slots);
  }

  /** As in {@code heal - mimic}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (CardId card : slots) {
      text.append(text.isEmpty() ? "" : " ").append(card == null ? "-" : card);
    }
    return text.toString();
  }
}
