package io.github.kotrules.bots.value;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.value.KnownCards.Offer;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.Arrays;

/** The features of a table that are present, as numbers. An object is filled again and again and belongs to one thread. */
final class Features {
  private static final int MAX_PRESENT = 256;
  private static final int SEATS = Seat.values().length;

  private final int[] numbers = new int[MAX_PRESENT];
  private int count;
  private boolean hasHouseCards;

  /** The cards that were seen last, by seat, and the market: tables that are judged one after the other share most of them. */
  private final KeepCards[] cards = new KeepCards[SEATS];

  private final int[][] cardNumbers = new int[SEATS][];
  private Market market = Market.empty();

  private ImmutableList<Offer> offers = ImmutableList.of();

  void clear() {
    count = 0;
    hasHouseCards = false;
  }

  void add(int number) {
    if (count < MAX_PRESENT) { // only house rules deal out more cards than this
      numbers[count++] = number;
    }
  }

  /** Adds a feature for each card of a seat. */
  @SuppressWarnings("ReferenceEquality") // equal cards are looked up again, which is safe
  void addCards(int group, Table table, Seat seat) {
    int i = seat.ordinal();
    KeepCards now = table.cards(seat);
    if (cards[i] != now) {
      cards[i] = now;
      cardNumbers[i] = KnownCards.numbers(now);
    }
    for (int number : cardNumbers[i]) {
      add(group + number);
    }
    hasHouseCards |= cardNumbers[i].length < now.size();
  }

  /** Adds a feature for each card for sale, of one group if a seat can pay for it, of another if it cannot. */
  @SuppressWarnings("ReferenceEquality") // an equal market is looked up again, which is safe
  void addMarket(int affordable, int tooExpensive, Table table, Seat seat) {
    if (market != table.market()) {
      market = table.market();
      offers = KnownCards.offers(table);
    }
    for (int i = 0; i < offers.size(); i++) {
      Offer offer = offers.get(i);
      add((offer.cost() > table.energy(seat) ? tooExpensive : affordable) + offer.number());
    }
  }

  /** Whether there are cards in play that are not among the features. */
  boolean hasHouseCards() {
    return hasHouseCards;
  }

  int count() {
    return count;
  }

  /** The numbers, of which the first {@link #count} are meant. */
  int[] numbers() {
    return numbers;
  }

  int[] toArray() {
    return Arrays.copyOf(numbers, count);
  }
}
