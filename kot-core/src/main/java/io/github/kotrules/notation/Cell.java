package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Table;
import java.util.function.BiFunction;
import java.util.function.Function;

/** How a component of a record is written and read, by its type. */
record Cell<T>(Class<T> type, Function<T, String> writer, BiFunction<Cursor, Glossary, T> reader) {
  private static final ImmutableMap<Class<?>, Cell<?>> BY_TYPE = all();

  private static ImmutableMap<Class<?>, Cell<?>> all() {
    ImmutableMap.Builder<Class<?>, Cell<?>> all = ImmutableMap.builder();
    all.put(int.class, word(Integer.class, String::valueOf, (word, names) -> number(word)));
    all.put(
        boolean.class, word(Boolean.class, Names::yesOrNo, (word, names) -> Names.yesOrNo(word)));
    all.put(Seat.class, word(Seat.class, Glossary::write, (word, names) -> names.seat(word)));
    all.put(
        SeatSet.class, word(SeatSet.class, Glossary::write, (word, names) -> names.seats(word)));
    all.put(CardId.class, word(CardId.class, CardId::value, (word, names) -> names.card(word)));
    all.put(
        CardRef.class,
        word(CardRef.class, CardRef::toString, (word, names) -> names.cardRef(word)));
    all.put(Dice.class, word(Dice.class, Dice::toString, (word, names) -> Names.dice(word)));
    all.put(
        Face.class,
        word(Face.class, face -> String.valueOf(face.symbol()), (word, names) -> Names.face(word)));
    all.put(
        ImmutableList.class,
        word(ImmutableList.class, Glossary::writeCards, (word, names) -> names.cards(word)));
    all.put(
        Decision.class,
        new Cell<>(
            Decision.class,
            value -> RecordText.DECISIONS.write(value),
            (words, names) -> RecordText.DECISIONS.read(words, names)));
    return all.buildOrThrow();
  }

  /** How a component of this type is written. */
  static Cell<?> of(Class<?> type) {
    Cell<?> known = BY_TYPE.get(type);
    if (known != null) {
      return known;
    }
    return type.isEnum() ? constant(type.asSubclass(Enum.class)) : onlyWritten(type);
  }

  private static <T> Cell<T> word(
      Class<T> type, Function<T, String> writer, BiFunction<Word, Glossary, T> reader) {
    return new Cell<>(
        type, writer, (words, names) -> reader.apply(words.next("a " + Names.of(type)), names));
  }

  @SuppressWarnings({"rawtypes", "unchecked"}) // an enum class of which only the constants matter
  private static <E extends Enum> Cell<E> constant(Class<E> type) {
    return word(type, Names::of, (word, names) -> (E) Names.constant(word, type));
  }

  /** What no text needs to say, but an event has. */
  private static <T> Cell<T> onlyWritten(Class<T> type) {
    return word(type, String::valueOf, (word, names) -> {
      throw word.wrong("a " + Names.of(type) + " cannot be written here: write * for any");
    });
  }

  private static int number(Word word) {
    return word.number(-Table.MAX_ENERGY, Table.MAX_ENERGY);
  }

  String writeAny(Object value) {
    return writer.apply(type.cast(value));
  }
}
