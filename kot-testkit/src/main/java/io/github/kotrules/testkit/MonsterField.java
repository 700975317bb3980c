package io.github.kotrules.testkit;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.Arrays;

/** The fields of a Monster in expectations, as in {@code life=8}. */
enum MonsterField {
  LIFE,
  MAX_LIFE,
  POINTS,
  ENERGY,
  PLACE,
  POISON,
  SHRINK,
  CARDS;

  /** The place of an eliminated Monster. */
  static final String OUT = "out";

  String title() {
    return hyphenated(this);
  }

  static String hyphenated(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name()).replace('_', '-');
  }

  private static String text(Place place) {
    return place == Place.NOWHERE ? OUT : hyphenated(place);
  }

  /** Returns the field of a word such as {@code life=8}. */
  static MonsterField in(Word word) {
    int end = word.text().indexOf('=');
    if (end < 0) {
      throw word.wrong(word.quoted() + " is not a field of a Monster: write it as in life=8");
    }
    Word name = new Word(word.text().substring(0, end), word.line(), word.column());
    for (MonsterField field : values()) {
      if (name.is(field.title())) {
        return field;
      }
    }
    throw name.wrong(name.quoted() + " is not one of "
        + Joiner.on(", ").join(Arrays.stream(values()).map(MonsterField::title).iterator()));
  }

  /** Reads a value of this field and returns it in its normal form. */
  String read(Word value, ScriptPoint point) {
    return switch (this) {
      case PLACE -> readPlace(value);
      case CARDS -> point.notation().writeCards(value.read(point::cards));
      default -> String.valueOf(value.number(0, Table.MAX_ENERGY));
    };
  }

  private static String readPlace(Word word) {
    for (Place place : Place.values()) {
      if (word.is(text(place))) {
        return word.text();
      }
    }
    throw word.wrong(word.quoted() + " is not one of "
        + Joiner.on(", ")
            .join(Arrays.stream(Place.values()).map(MonsterField::text).iterator()));
  }

  /** The value of this field at a table. */
  String of(Table table, Seat seat, Notation notation) {
    return switch (this) {
      case LIFE -> String.valueOf(table.life(seat));
      case MAX_LIFE -> String.valueOf(table.maxLife(seat));
      case POINTS -> String.valueOf(table.points(seat));
      case ENERGY -> String.valueOf(table.energy(seat));
      case PLACE -> text(table.place(seat));
      case POISON -> String.valueOf(table.tokens(seat, Token.POISON));
      case SHRINK -> String.valueOf(table.tokens(seat, Token.SHRINK));
      case CARDS -> cards(table, seat, notation);
    };
  }

  private static String cards(Table table, Seat seat, Notation notation) {
    ImmutableList.Builder<CardSetup> cards = ImmutableList.builder();
    for (HeldCard card : table.cards(seat).toList()) {
      cards.add(new CardSetup(card.id(), card.counters(), card.copy()));
    }
    return notation.writeCards(cards.build());
  }
}
