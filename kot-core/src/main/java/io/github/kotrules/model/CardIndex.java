package io.github.kotrules.model;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/** The positions of cards by their ids. The rules look cards up all the time, so this is a plain table of ids. */
final class CardIndex {
  private final @Nullable CardId[] ids;
  private final int[] positions;
  private final int mask;

  CardIndex(ImmutableList<CardInfo> cards) {
    // At most a quarter full, so that mostly the first look finds the card.
    int places = Integer.highestOneBit(Math.max(1, cards.size())) * 8;
    ids = new CardId[places];
    positions = new int[places];
    mask = places - 1;
    for (int i = 0; i < cards.size(); i++) {
      put(cards.get(i).id(), i);
    }
  }

  private void put(CardId id, int position) {
    int place = place(id);
    if (ids[place] != null) {
      throw new IllegalArgumentException("two cards share one id: " + id);
    }
    ids[place] = id;
    positions[place] = position;
  }

  /** Where an id is, or where it would have to be. */
  private int place(CardId id) {
    int hash = id.hashCode();
    int place = (hash ^ hash >>> 16) & mask;
    CardId there = ids[place];
    while (there != null && !there.equals(id)) {
      place = (place + 1) & mask;
      there = ids[place];
    }
    return place;
  }

  /** The position of a card; less than 0 if there is no such card. */
  int position(CardId id) {
    int place = place(id);
    return ids[place] == null ? -1 : positions[place];
  }
}
