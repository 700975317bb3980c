package io.github.kotrules.story;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names and numbers in English. */
final class Words {
  private final ImmutableMap<CardId, String> cards;
  private final ImmutableList<Monster> monsters;

  Words(CardSet cards, ImmutableList<Monster> monsters) {
    this.cards = cards.copies().keySet().stream()
        .map(Card::face)
        .collect(toImmutableMap(CardFace::id, CardFace::name));
    this.monsters = monsters;
  }

  int seats() {
    return monsters.size();
  }

  /** The name of the Monster; that of the seat if it is not at the table. */
  String name(Seat seat) {
    return seat.ordinal() < monsters.size()
        ? monsters.get(seat.ordinal()).title()
        : seat.toString();
  }

  /** The name of the card; its id if the game does not know it. */
  String card(CardId card) {
    return cards.getOrDefault(card, card.value());
  }

  String cards(Collection<CardId> some) {
    return list(some.stream().map(this::card).collect(toImmutableList()));
  }

  String end(SeatSet winners) {
    return winners.isEmpty()
        ? "Nobody is left: everyone has lost"
        : "The game is won by " + names(winners);
  }

  String names(SeatSet seats) {
    return list(seats.toList().stream().map(this::name).collect(toImmutableList()));
  }

  /** Joins words, as in {@code a, b and c}. */
  static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  static String count(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }

  static String dice(int count) {
    return count == 1 ? "1 die" : count + " dice";
  }

  /** The reduction of a turn's dice, as in {@code , with 1 die less}; empty if there is none. */
  static String fewerDice(int count) {
    return count == 0 ? "" : ", with " + dice(count) + " less";
  }

  static String place(Place place) {
    return switch (place) {
      case CITY -> "Tokyo City";
      case BAY -> "Tokyo Bay";
      case OUTSIDE, NOWHERE -> lower(place);
    };
  }

  static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  /** A card of the deck by its position from the top, 0 first. */
  static String fromTop(int position) {
    return position == 0 ? "the top card" : "card " + (position + 1) + " from the top";
  }
}
