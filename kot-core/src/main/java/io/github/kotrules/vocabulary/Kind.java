package io.github.kotrules.vocabulary;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The kind of the values of a field. Each format knows how to write and read a kind.
 *
 * @param <T> the type of the values
 * @param shape the way in which values are written
 * @param part the kind of the values inside, for {@link Shape#OR_NONE} and {@link Shape#LIST}
 * @param constants all values, for {@link Shape#CONSTANT}
 * @param records the possible records, for {@link Shape#RECORD}, {@link Shape#ONE_OF} and {@link Shape#CARD_IN_PLAY}
 * @param min the minimum, for {@link Shape#NUMBER}, or the minimum size, for {@link Shape#LIST}
 * @param max the maximum, or the maximum size
 */
@SuppressWarnings("UnusedTypeParameter") // it types the fields of this kind
public record Kind<T extends @Nullable Object>(
    Shape shape,
    @Nullable Kind<?> part,
    ImmutableList<? extends Enum<?>> constants,
    @Nullable RecordTable<?> records,
    int min,
    int max) {

  /** The ways in which values are written. */
  public enum Shape {
    NUMBER,
    YES_OR_NO,
    SEAT,
    SEATS,
    VIEWER,
    CARD,
    /** Lower-case words joined by hyphens. */
    WORD,
    CARD_IN_PLAY,
    DICE,
    FACE,
    GROUP,
    GROUPS,
    /** A constant of an enum. */
    CONSTANT,
    /** A value or null. */
    OR_NONE,
    /** Several values. */
    LIST,
    /** A record of one type. */
    RECORD,
    /** A record of one of several types. */
    ONE_OF
  }

  /** Numbers from 0 to the maximum of all numbers in the game. */
  static final Kind<Integer> NUMBER = number(0, Table.MAX_ENERGY);

  static final Kind<Boolean> YES_OR_NO = plain(Shape.YES_OR_NO);
  static final Kind<Seat> SEAT = plain(Shape.SEAT);
  static final Kind<SeatSet> SEATS = plain(Shape.SEATS);
  static final Kind<Viewer> VIEWER = plain(Shape.VIEWER);
  static final Kind<CardId> CARD = plain(Shape.CARD);
  static final Kind<String> WORD = plain(Shape.WORD);
  static final Kind<Dice> DICE = plain(Shape.DICE);
  static final Kind<Face> FACE = plain(Shape.FACE);
  static final Kind<DiceGroup> GROUP = plain(Shape.GROUP);
  static final Kind<ImmutableList<DiceGroup>> GROUPS = plain(Shape.GROUPS);

  private static <T> Kind<T> plain(Shape shape) {
    return new Kind<>(shape, null, ImmutableList.of(), null, 0, 0);
  }

  static Kind<Integer> number(int min, int max) {
    return new Kind<>(Shape.NUMBER, null, ImmutableList.of(), null, min, max);
  }

  static <E extends Enum<E>> Kind<E> constant(Class<E> type) {
    return new Kind<>(
        Shape.CONSTANT, null, ImmutableList.copyOf(type.getEnumConstants()), null, 0, 0);
  }

  static <T> Kind<@Nullable T> orNone(Kind<T> kind) {
    return new Kind<>(Shape.OR_NONE, kind, ImmutableList.of(), null, 0, 0);
  }

  static <T extends @Nullable Object> Kind<List<T>> listOf(Kind<T> kind) {
    return listOf(kind, 0, Integer.MAX_VALUE);
  }

  static <T extends @Nullable Object> Kind<List<T>> listOf(Kind<T> kind, int min, int max) {
    return new Kind<>(Shape.LIST, kind, ImmutableList.of(), null, min, max);
  }

  static <R> Kind<R> record(RecordType<R> type) {
    return ofRecords(Shape.RECORD, new RecordTable<>(type.name(), type));
  }

  static Kind<CardRef> cardInPlay(RecordType<CardRef> type) {
    return ofRecords(Shape.CARD_IN_PLAY, new RecordTable<>(type.name(), type));
  }

  static <R> Kind<R> oneOf(RecordTable<R> table) {
    return ofRecords(Shape.ONE_OF, table);
  }

  private static <R> Kind<R> ofRecords(Shape shape, RecordTable<R> table) {
    return new Kind<>(shape, null, ImmutableList.of(), table, 0, 0);
  }

  /** The kind of the nested values. */
  public Kind<?> element() {
    return requireNonNull(part);
  }

  /** The possible records. */
  public RecordTable<?> table() {
    return requireNonNull(records);
  }
}
