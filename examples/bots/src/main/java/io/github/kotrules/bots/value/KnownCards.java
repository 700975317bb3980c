package io.github.kotrules.bots.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import java.util.Arrays;
import java.util.TreeMap;

/** The printed cards of both editions, numbered in the order of their names. */
final class KnownCards {
  /** A card for sale and its printed price. */
  record Offer(int number, int cost) {}

  private static final ImmutableMap<CardId, Integer> NUMBERS;

  /** The names, by number. */
  static final ImmutableList<String> NAMES;

  static {
    TreeMap<String, CardId> ids = new TreeMap<>();
    for (CardInfo card : KingOfTokyo.firstEdition().catalogue().cards()) {
      ids.put(card.id().value(), card.id());
    }
    for (CardInfo card : KingOfTokyo.secondEdition().catalogue().cards()) {
      ids.put(card.id().value(), card.id());
    }
    ImmutableMap.Builder<CardId, Integer> numbers = ImmutableMap.builder();
    int number = 0;
    for (CardId id : ids.values()) {
      numbers.put(id, number++);
    }
    NUMBERS = numbers.buildOrThrow();
    NAMES = ImmutableList.copyOf(ids.keySet());
  }

  private KnownCards() {}

  /** The number of a card, or -1 for a house card. */
  static int number(CardId id) {
    Integer number = NUMBERS.get(id);
    return number == null ? -1 : number;
  }

  /** The number of a card in play, as the card that it copies if it is a copy. */
  static int number(HeldCard held) {
    CardRef copy = held.copy();
    return number(copy == null ? held.id() : copy.card());
  }

  /** The numbers of a Monster's cards, without house cards. */
  static int[] numbers(KeepCards cards) {
    int[] numbers = new int[cards.size()];
    int count = 0;
    for (HeldCard card : cards) {
      int number = number(card);
      if (number >= 0) {
        numbers[count++] = number;
      }
    }
    return Arrays.copyOf(numbers, count);
  }

  /** The cards for sale, without house cards. */
  static ImmutableList<Offer> offers(Table table) {
    ImmutableList.Builder<Offer> offers = ImmutableList.builder();
    for (CardId id : table.market().cards()) {
      int number = number(id);
      if (number >= 0) {
        offers.add(new Offer(number, table.setting().catalogue().info(id).cost()));
      }
    }
    return offers.build();
  }
}
