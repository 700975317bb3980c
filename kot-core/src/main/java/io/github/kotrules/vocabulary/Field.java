package io.github.kotrules.vocabulary;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A field of a record: its name and the kind of its values. */
public record Field<T extends @Nullable Object>(String name, Kind<T> kind) {
  static final Field<Seat> SEAT = seat("seat");
  static final Field<Seat> ATTACKER = seat("attacker");
  static final Field<CardId> CARD = card("card");
  static final Field<Dice> DICE = new Field<>("dice", Kind.DICE);
  static final Field<Place> PLACE = constant("place", Place.class);
  static final Field<Integer> AMOUNT = number("amount");
  static final Field<Integer> PRICE = number("price");

  static Field<Integer> number(String name) {
    return new Field<>(name, Kind.NUMBER);
  }

  /** Numbers from 0 to a maximum. */
  static Field<Integer> number(String name, int max) {
    return new Field<>(name, Kind.number(0, max));
  }

  static Field<Boolean> yesOrNo(String name) {
    return new Field<>(name, Kind.YES_OR_NO);
  }

  static Field<Seat> seat(String name) {
    return new Field<>(name, Kind.SEAT);
  }

  static Field<SeatSet> seats(String name) {
    return new Field<>(name, Kind.SEATS);
  }

  static Field<CardId> card(String name) {
    return new Field<>(name, Kind.CARD);
  }

  static Field<List<CardId>> cards(String name) {
    return new Field<>(name, Kind.listOf(Kind.CARD));
  }

  static Field<Face> face(String name) {
    return new Field<>(name, Kind.FACE);
  }

  static Field<ImmutableList<DiceGroup>> groups(String name) {
    return new Field<>(name, Kind.GROUPS);
  }

  /** The constants of an enum. */
  static <E extends Enum<E>> Field<E> constant(String name, Class<E> type) {
    return new Field<>(name, Kind.constant(type));
  }

  /** The values of a field, or null. */
  static <T> Field<@Nullable T> orNone(Field<T> field) {
    return new Field<>(field.name, Kind.orNone(field.kind));
  }

  /** A record of one type. */
  static <R> Field<R> record(String name, RecordType<R> type) {
    return new Field<>(name, Kind.record(type));
  }

  @SuppressWarnings("unchecked") // a record has values of its own fields only
  T at(@Nullable Object[] values, int index) {
    return (T) values[index];
  }

  static ImmutableList<String> names(List<Field<?>> fields) {
    return fields.stream().map(Field::name).collect(toImmutableList());
  }
}
