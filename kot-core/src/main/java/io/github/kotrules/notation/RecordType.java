package io.github.kotrules.notation;

import com.google.common.base.CaseFormat;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How one kind of record is written and read: its fields in order, how their values are taken from a record, and how a record is
 * made from them. Its name is that of its class: a {@code PointsGained} is {@code points-gained}.
 */
record RecordType<R>(
    String name,
    Class<R> type,
    Function<R, @Nullable Object[]> values,
    ImmutableList<Field<?>> fields,
    Function<@Nullable Object[], R> maker) {

  /** The first half of a row: where values are taken from. */
  record Row<R>(Class<R> type, Function<R, @Nullable Object[]> values) {
    <A extends @Nullable Object> RecordType<R> as(Field<A> a, Function<A, R> maker) {
      return as(ImmutableList.of(a), v -> maker.apply(a.at(v, 0)));
    }

    <A extends @Nullable Object, B extends @Nullable Object> RecordType<R> as(
        Field<A> a, Field<B> b, BiFunction<A, B, R> maker) {
      return as(ImmutableList.of(a, b), v -> maker.apply(a.at(v, 0), b.at(v, 1)));
    }

    <A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object>
        RecordType<R> as(Field<A> a, Field<B> b, Field<C> c, Maker3<A, B, C, R> maker) {
      return as(ImmutableList.of(a, b, c), v -> maker.make(a.at(v, 0), b.at(v, 1), c.at(v, 2)));
    }

    <A, B extends @Nullable Object, C extends @Nullable Object, D> RecordType<R> as(
        Field<A> a, Field<B> b, Field<C> c, Field<D> d, Maker4<A, B, C, D, R> maker) {
      return as(
          ImmutableList.of(a, b, c, d),
          v -> maker.make(a.at(v, 0), b.at(v, 1), c.at(v, 2), d.at(v, 3)));
    }

    RecordType<R> as(ImmutableList<Field<?>> fields, Function<@Nullable Object[], R> maker) {
      String name = CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, type.getSimpleName());
      return new RecordType<>(name, type, values, fields, maker);
    }
  }

  /** Makes a record of three values. */
  interface Maker3<
      A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object, R> {
    R make(A first, B second, C third);
  }

  /** Makes a record of four values. */
  interface Maker4<A, B extends @Nullable Object, C extends @Nullable Object, D, R> {
    R make(A first, B second, C third, D fourth);
  }

  ImmutableList<String> fieldNames() {
    return ImmutableList.copyOf(Lists.transform(fields, Field::name));
  }

  /** The values of the fields, in order. */
  ImmutableList<String> write(Object owner) {
    @Nullable Object[] all = values.apply(type.cast(owner));
    ImmutableList.Builder<String> words = ImmutableList.builder();
    for (int i = 0; i < all.length; i++) {
      words.add(fields.get(i).write(all, i));
    }
    return words.build();
  }

  /**
   * Makes the record.
   *
   * @param place where the text is wrong if the record itself refuses its values
   * @param reader reads the next field
   */
  R read(Word place, Function<Field<?>, @Nullable Object> reader) {
    @Nullable Object[] all = new Object[fields.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = reader.apply(fields.get(i));
    }
    try {
      return maker.apply(all);
    } catch (IllegalArgumentException refused) {
      throw place.wrong("this " + name + " is impossible: " + refused.getMessage());
    }
  }

  /** Reads fields that are parts of one word. */
  R readParts(Word place, Cursor parts, Glossary glossary) {
    return read(place, field -> field.reader().apply(parts, glossary));
  }

  /** For a record that is the value of a field: the fields without the name, as in {@code 2.6.turn}. */
  Field<R> asField(String name) {
    return new Field<>(
        name,
        value -> Joiner.on(Field.SEPARATOR).join(write(value)),
        (parts, glossary) -> readParts(parts.here(), parts, glossary));
  }
}
