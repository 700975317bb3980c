package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Table;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A field of a record: its name, and how its value is written and read. A value that has parts itself is written with points
 * between them, as in {@code choose-yield.2.1.0}.
 */
record Field<T extends @Nullable Object>(
    String name, Function<T, String> writer, BiFunction<Cursor, Glossary, T> reader) {
  static final char SEPARATOR = '.';

  static final Field<Seat> SEAT = seat("seat");
  static final Field<Seat> ATTACKER = seat("attacker");
  static final Field<CardId> CARD = card("card");
  static final Field<Dice> DICE = field("dice", Dice::toString, (word, names) -> Names.dice(word));
  static final Field<Place> PLACE = constant("place", Place.class);
  static final Field<Integer> AMOUNT = number("amount");
  static final Field<Integer> PRICE = number("price");

  private static <T> Field<T> field(
      String name, Function<T, String> writer, BiFunction<Word, Glossary, T> reader) {
    return new Field<>(name, writer, (words, names) -> reader.apply(words.next(name), names));
  }

  static Field<Integer> number(String name) {
    return field(
        name, String::valueOf, (word, names) -> word.number(-Table.MAX_ENERGY, Table.MAX_ENERGY));
  }

  static Field<Boolean> yesOrNo(String name) {
    return field(name, Names::yesOrNo, (word, names) -> Names.yesOrNo(word));
  }

  static Field<Seat> seat(String name) {
    return field(name, Glossary::write, (word, names) -> names.seat(word));
  }

  static Field<SeatSet> seats(String name) {
    return field(name, Glossary::write, (word, names) -> names.seats(word));
  }

  static Field<CardId> card(String name) {
    return field(name, CardId::value, (word, names) -> names.card(word));
  }

  static Field<ImmutableList<CardId>> cards(String name) {
    return field(name, Glossary::writeCards, (word, names) -> names.cards(word));
  }

  static Field<CardRef> cardInPlay(String name) {
    return field(name, CardRef::toString, (word, names) -> names.cardRef(word));
  }

  static Field<Face> face(String name) {
    return field(name, face -> String.valueOf(face.symbol()), (word, names) -> Names.face(word));
  }

  static Field<ImmutableList<DiceGroup>> groups(String name) {
    return field(name, Names::of, (word, names) -> Names.groups(word));
  }

  /** The constants of an enum, in lower case with hyphens. */
  static <E extends Enum<E>> Field<E> constant(String name, Class<E> type) {
    return field(name, Names::of, (word, names) -> Names.constant(word, type));
  }

  /** The same values, and {@code -} for null. */
  static <T> Field<@Nullable T> orNone(Field<T> field) {
    return new Field<>(
        field.name,
        value -> value == null ? Names.NONE : field.writer.apply(value),
        (words, names) -> words.skip(Names.NONE) ? null : field.reader.apply(words, names));
  }

  @SuppressWarnings("unchecked") // a record has values of its own fields only
  T at(@Nullable Object[] values, int index) {
    return (T) values[index];
  }

  String write(@Nullable Object[] values, int index) {
    return writer.apply(at(values, index));
  }

  /** The value that a whole word means. */
  T read(Word word, Glossary glossary) {
    Cursor parts = new Cursor(word.split(SEPARATOR));
    T value = reader.apply(parts, glossary);
    parts.end();
    return value;
  }

  /** The same value in its usual form. */
  String normalize(Word word, Glossary glossary) {
    return writer.apply(read(word, glossary));
  }
}
