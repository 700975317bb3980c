package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Market;

/**
 * Some slots of the market.
 *
 * @param bits one for each slot
 */
record Slots(int bits) {
  static final Slots NONE = new Slots(0);
  static final Slots ALL = new Slots((1 << Market.SLOTS) - 1);

  Slots with(int slot) {
    return new Slots(bits | 1 << slot);
  }

  private boolean contains(int slot) {
    return (bits >> slot & 1) != 0;
  }

  /** The first of these slots that holds the card, or -1. */
  int find(Market market, CardId card) {
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      if (contains(slot) && card.equals(market.card(slot))) {
        return slot;
      }
    }
    return -1;
  }

  /** The cards in these slots, from left to right. */
  ImmutableList<CardId> cards(Market market) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = market.card(slot);
      if (card != null && contains(slot)) {
        cards.add(card);
      }
    }
    return cards.build();
  }
}
