package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What can be said of one Monster, as in {@code life=8}. */
enum BoardField {
  LIFE(Table::life, MonsterSetup::life),
  MAX_LIFE(Table::maxLife, monster -> Table.STARTING_LIFE),
  POINTS(Table::points, MonsterSetup::points),
  ENERGY(Table::energy, MonsterSetup::energy),
  PLACE((table, seat) -> place(table.place(seat)), monster -> place(monster.place())),
  POISON((table, seat) -> table.tokens(seat, Token.POISON), MonsterSetup::poison),
  SHRINK((table, seat) -> table.tokens(seat, Token.SHRINK), MonsterSetup::shrink),
  CARDS(
      (table, seat) -> CardText.write(table.cards(seat)),
      monster -> CardText.write(monster.cards()));

  /** Said of a Monster that is eliminated. */
  static final String OUT = "out";

  private final BiFunction<Table, Seat, Object> onTable;
  private final Function<MonsterSetup, Object> inSetup;

  BoardField(BiFunction<Table, Seat, Object> onTable, Function<MonsterSetup, Object> inSetup) {
    this.onTable = onTable;
    this.inSetup = inSetup;
  }

  String title() {
    return Names.of(this);
  }

  /** Whether a header says it; the place of a Monster that is out goes without saying. */
  boolean isSetUp() {
    return this != MAX_LIFE;
  }

  String of(Table table, Seat seat) {
    return String.valueOf(onTable.apply(table, seat));
  }

  String of(MonsterSetup monster) {
    return String.valueOf(inSetup.apply(monster));
  }

  /** The field that a word such as {@code life=8} is about. */
  static BoardField in(Word word) {
    ImmutableList<Word> parts = word.splitOnce('=');
    if (parts.get(0).equals(word)) {
      throw word.wrong(word.quoted() + " says nothing of a Monster: write it as in life=8");
    }
    return Names.constant(parts.get(0), BoardField.class);
  }

  static String place(Place place) {
    return place == Place.NOWHERE ? OUT : Names.of(place);
  }

  static Place place(Word word) {
    return word.is(OUT) ? Place.NOWHERE : Names.constant(word, Place.class);
  }

  /** The value of a field in its usual form. */
  String read(Word value, Glossary glossary) {
    return switch (this) {
      case PLACE -> place(place(value));
      case CARDS -> CardText.write(CardText.read(value, glossary));
      default -> String.valueOf(value.number(0, Table.MOST_ENERGY));
    };
  }
}
