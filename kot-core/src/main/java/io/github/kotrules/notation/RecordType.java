package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How one kind of record is written: its name, its fields in order, and how it is made from their values.
 *
 * @param <R> what the record is, or what kind of record
 */
record RecordType<R>(
    String name,
    Class<? extends R> type,
    ImmutableList<Field<?, ?>> fields,
    Function<@Nullable Object[], R> maker) {

  /** One field of a record. */
  record Field<R, T extends @Nullable Object>(String name, Codec<T> codec, Function<R, T> getter) {

    @SuppressWarnings("unchecked") // a type only has fields of its records
    String write(Object owner) {
      return codec.writer().apply(getter.apply((R) owner));
    }

    /** The value that a whole word means. */
    T read(Word word, Glossary glossary) {
      Cursor parts = new Cursor(word.split(Codec.SEPARATOR));
      T value = codec.reader().apply(parts, glossary);
      parts.end();
      return value;
    }

    /** The same value in its usual form. */
    String normalize(Word word, Glossary glossary) {
      return codec.writer().apply(read(word, glossary));
    }

    @SuppressWarnings("unchecked") // made by the codec of this field
    T of(@Nullable Object[] values, int index) {
      return (T) values[index];
    }
  }

  /** Makes a record of three values. */
  interface Maker3<
      A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object, R> {
    R make(A first, B second, C third);
  }

  /** Makes a record of four values. */
  interface Maker4<
      A extends @Nullable Object,
      B extends @Nullable Object,
      C extends @Nullable Object,
      D extends @Nullable Object,
      R> {
    R make(A first, B second, C third, D fourth);
  }

  static <R, A extends @Nullable Object> RecordType<R> row(
      String name, Class<R> type, Field<R, A> a, Function<A, R> maker) {
    return new RecordType<>(
        name, type, ImmutableList.of(a), values -> maker.apply(a.of(values, 0)));
  }

  static <R, A extends @Nullable Object, B extends @Nullable Object> RecordType<R> row(
      String name, Class<R> type, Field<R, A> a, Field<R, B> b, BiFunction<A, B, R> maker) {
    return new RecordType<>(
        name,
        type,
        ImmutableList.of(a, b),
        values -> maker.apply(a.of(values, 0), b.of(values, 1)));
  }

  static <R, A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object>
      RecordType<R> row(
          String name,
          Class<R> type,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Maker3<A, B, C, R> maker) {
    return new RecordType<>(
        name,
        type,
        ImmutableList.of(a, b, c),
        values -> maker.make(a.of(values, 0), b.of(values, 1), c.of(values, 2)));
  }

  static <
          R,
          A extends @Nullable Object,
          B extends @Nullable Object,
          C extends @Nullable Object,
          D extends @Nullable Object>
      RecordType<R> row(
          String name,
          Class<R> type,
          Field<R, A> a,
          Field<R, B> b,
          Field<R, C> c,
          Field<R, D> d,
          Maker4<A, B, C, D, R> maker) {
    return new RecordType<>(
        name,
        type,
        ImmutableList.of(a, b, c, d),
        values -> maker.make(a.of(values, 0), b.of(values, 1), c.of(values, 2), d.of(values, 3)));
  }

  ImmutableList<String> fieldNames() {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    fields.forEach(field -> names.add(field.name()));
    return names.build();
  }

  /** The values of the fields, in order. */
  ImmutableList<String> write(Object value) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    fields.forEach(field -> words.add(field.write(value)));
    return words.build();
  }

  /**
   * Makes the record.
   *
   * @param place where the text is wrong if the record itself refuses its values
   * @param reader reads the next field
   */
  R read(Word place, Function<Field<?, ?>, @Nullable Object> reader) {
    @Nullable Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = reader.apply(fields.get(i));
    }
    try {
      return maker.apply(values);
    } catch (IllegalArgumentException refused) {
      throw place.wrong("this " + name + " cannot be: " + refused.getMessage());
    }
  }

  /** Reads fields that are parts of one word. */
  R readParts(Word place, Cursor parts, Glossary glossary) {
    return read(place, field -> field.codec().reader().apply(parts, glossary));
  }

  /** For a record that is the value of a field: the fields without the name, as in {@code 2.6.turn}. */
  Codec<R> asCodec() {
    return new Codec<>(
        value -> Joiner.on(Codec.SEPARATOR).join(write(value)),
        (parts, glossary) -> readParts(parts.here(), parts, glossary));
  }
}
