package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.vocabulary.Spelling;

/**
 * The names that a text of one game may contain.
 *
 * @param otherNames the ids of cards by their names in other editions
 * @param seats the number of seats at the table
 */
record Glossary(
    RuleSet rules, Catalogue catalogue, ImmutableMap<String, CardId> otherNames, int seats) {
  CardId card(Word word) {
    CardId other = otherNames.get(word.text());
    if (other != null && catalogue.contains(other)) {
      return other;
    }
    CardId card = id(word);
    if (!catalogue.contains(card)) {
      throw word.wrong("there is no card " + word.quoted() + " in this game"
          + Spelling.suggestion(word.text(), names()));
    }
    return card;
  }

  /** All ids and other names of cards. */
  private Iterable<String> names() {
    return Iterables.concat(
        Lists.transform(catalogue.cards(), card -> card.id().value()),
        Maps.filterValues(otherNames, catalogue::contains).keySet());
  }

  private static CardId id(Word word) {
    try {
      return CardId.of(word.text());
    } catch (IllegalArgumentException noId) {
      throw word.wrong(word.quoted()
          + " is not a card: write lower-case words joined by hyphens, such as extra-head");
    }
  }

  boolean isCard(Word word) {
    return otherNames.containsKey(word.text())
        || catalogue.cards().stream().anyMatch(card -> word.is(card.id().value()));
  }

  Seat seat(Word word) {
    return Seat.of(word.number(1, seats));
  }

  /** Reads seats, as in {@code 134}; {@code -} for none. */
  SeatSet seats(Word word) {
    if (word.is(Names.NONE)) {
      return SeatSet.none();
    }
    SeatSet all = SeatSet.none();
    for (int i = 0; i < word.text().length(); i++) {
      Word digit = word.between(i, i + 1);
      Seat seat = seat(digit);
      if (all.contains(seat)) {
        throw digit.wrong(seat + " is named twice");
      }
      all = all.with(seat);
    }
    if (all.isEmpty()) {
      throw word.wrong("nobody is written as -, not as nothing");
    }
    return all;
  }

  static String write(Seat seat) {
    return String.valueOf(seat.number());
  }

  static String write(SeatSet seats) {
    return seats.isEmpty()
        ? Names.NONE
        : Joiner.on("").join(Lists.transform(seats.toList(), Seat::number));
  }

  /** Reads a card in play, as in {@code 2/extra-head}, or {@code 2-extra-head} in one word. */
  CardRef cardRef(Word word) {
    ImmutableList<Word> parts = word.splitOnce(word.text().indexOf('/') < 0 ? '-' : '/');
    return new CardRef(seat(parts.get(0)), card(parts.get(1)));
  }
}
