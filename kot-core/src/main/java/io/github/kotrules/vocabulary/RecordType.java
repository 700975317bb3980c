package io.github.kotrules.vocabulary;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A type of record: its fields in order, a getter of their values, and a factory. Its name is that of its class: a {@code
 * PointsGained} is {@code points-gained}.
 */
public record RecordType<R>(
    String name,
    Class<R> type,
    Function<R, @Nullable Object[]> getter,
    ImmutableList<Field<?>> fields,
    Function<@Nullable Object[], R> maker) {

  /** The first half of a row: the class and the getter. */
  record Row<R>(Class<R> type, Function<R, @Nullable Object[]> getter) {
    RecordType<R> as(Supplier<R> maker) {
      return as(ImmutableList.of(), v -> maker.get());
    }

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
      return new RecordType<>(name, type, getter, fields, maker);
    }
  }

  /** Creates a record from three values. */
  interface Maker3<
      A extends @Nullable Object, B extends @Nullable Object, C extends @Nullable Object, R> {
    R make(A first, B second, C third);
  }

  /** Creates a record from four values. */
  interface Maker4<A, B extends @Nullable Object, C extends @Nullable Object, D, R> {
    R make(A first, B second, C third, D fourth);
  }

  /** Returns this type with another name. */
  RecordType<R> named(String other) {
    return new RecordType<>(other, type, getter, fields, maker);
  }

  public ImmutableList<String> fieldNames() {
    return Field.names(fields);
  }

  /** The values of the fields of a record, in order. */
  public @Nullable Object[] values(Object owner) {
    return getter.apply(type.cast(owner));
  }

  /**
   * Creates a record with these values, in the order of the fields.
   *
   * @throws IllegalArgumentException if the record refuses its values
   */
  public R make(List<? extends @Nullable Object> values) {
    return maker.apply(values.toArray());
  }
}
