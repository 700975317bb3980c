package io.github.kotrules.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Kind;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Records of the vocabulary, such as events, as text: the name, then the values of the fields in order. The parts of a nested
 * value are separated by dots, as in {@code choose-yield.2.1.0}.
 */
final class FieldText {
  private static final char PART_SEPARATOR = '.';
  private static final char LIST_SEPARATOR = '_';

  private FieldText() {}

  /** Writes the name of a record and its fields. */
  static String write(RecordTable<?> table, Object value, char separator) {
    RecordType<?> type = table.typeOf(value);
    return type.name() + separator + writeFields(type, value, separator);
  }

  private static String writeFields(RecordType<?> type, Object value, char separator) {
    @Nullable Object[] values = type.values(value);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      words.add(write(type.fields().get(i).kind(), values[i]));
    }
    return Joiner.on(separator).join(words);
  }

  static String write(Kind<?> kind, @Nullable Object value) {
    if (value == null) {
      return Names.NONE;
    }
    return switch (kind.shape()) {
      case NUMBER, WORD, CARD_IN_PLAY, DICE -> value.toString();
      case YES_OR_NO -> Names.yesOrNo((Boolean) value);
      case SEAT -> Glossary.write((Seat) value);
      case SEATS -> Glossary.write((SeatSet) value);
      case VIEWER ->
        value instanceof Seat seat ? Glossary.write(seat) : Spelling.of((Enum<?>) value);
      case CARD -> ((CardId) value).value();
      case FACE -> String.valueOf(((Face) value).symbol());
      case GROUP -> String.valueOf(((DiceGroup) value).symbol());
      case GROUPS -> Names.of((ImmutableList<?>) value);
      case CONSTANT -> Spelling.of((Enum<?>) value);
      case OR_NONE -> write(kind.element(), value);
      case LIST -> writeList(kind.element(), (List<?>) value);
      case RECORD -> writeFields(kind.table().typeOf(value), value, PART_SEPARATOR);
      case ONE_OF -> write(kind.table(), value, PART_SEPARATOR);
    };
  }

  private static String writeList(Kind<?> kind, List<?> values) {
    List<String> words = new ArrayList<>();
    values.forEach(value -> words.add(write(kind, value)));
    return words.isEmpty() ? Names.NONE : Joiner.on(LIST_SEPARATOR).join(words);
  }

  /** Reads a record with one word for each field. */
  static <R> R read(RecordTable<R> table, ImmutableList<Word> line, Glossary glossary) {
    Cursor words = new Cursor(line);
    Word name = words.next("a name");
    R value =
        read(type(table, name), name, field -> read(field, words.next(field.name()), glossary));
    words.end();
    return value;
  }

  /** Returns the record type with a name. */
  static <R> RecordType<? extends R> type(RecordTable<R> table, Word name) {
    RecordType<? extends R> type = table.find(name.text());
    if (type == null) {
      throw name.wrong(name.quoted() + " " + table.refusal(name.text()));
    }
    return type;
  }

  /** Creates a record. If it refuses its values, the text is refused at this place. */
  private static <R> R read(
      RecordType<R> type, Word place, Function<Field<?>, @Nullable Object> reader) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Field<?> field : type.fields()) {
      values.add(reader.apply(field));
    }
    try {
      return type.make(values);
    } catch (IllegalArgumentException refused) {
      throw place.wrong("this " + type.name() + " is impossible: " + refused.getMessage());
    }
  }

  /** Reads the value of a field from a whole word. */
  static @Nullable Object read(Field<?> field, Word word, Glossary glossary) {
    Cursor parts = new Cursor(word.split(PART_SEPARATOR));
    Object value = read(field.kind(), field.name(), parts, glossary);
    parts.end();
    return value;
  }

  private static @Nullable Object read(Kind<?> kind, String name, Cursor parts, Glossary glossary) {
    return switch (kind.shape()) {
      case NUMBER -> parts.next(name).number(kind.min(), kind.max());
      case YES_OR_NO -> Names.yesOrNo(parts.next(name));
      case SEAT -> glossary.seat(parts.next(name));
      case SEATS -> glossary.seats(parts.next(name));
      case VIEWER -> viewer(parts.next(name), glossary);
      case CARD -> glossary.card(parts.next(name));
      case WORD -> parts.next(name).text();
      case CARD_IN_PLAY -> glossary.cardRef(parts.next(name));
      case DICE -> Names.dice(parts.next(name));
      case FACE -> Names.face(parts.next(name));
      case GROUP -> Names.group(parts.next(name));
      case GROUPS -> Names.groups(parts.next(name));
      case CONSTANT -> Names.constant(parts.next(name), kind.constants());
      case OR_NONE -> parts.skip(Names.NONE) ? null : read(kind.element(), name, parts, glossary);
      case LIST -> readList(kind.element(), name, parts.next(name), glossary);
      case RECORD -> readParts(kind.table().types().get(0), parts.here(), parts, glossary);
      case ONE_OF -> {
        Word type = parts.next("a name");
        yield readParts(type(kind.table(), type), type, parts, glossary);
      }
    };
  }

  private static Object readParts(RecordType<?> type, Word place, Cursor parts, Glossary glossary) {
    return read(type, place, field -> read(field.kind(), field.name(), parts, glossary));
  }

  private static ImmutableList<Object> readList(
      Kind<?> kind, String name, Word word, Glossary glossary) {
    ImmutableList.Builder<Object> values = ImmutableList.builder();
    if (!word.is(Names.NONE)) {
      for (Word piece : word.split(LIST_SEPARATOR)) {
        Cursor part = new Cursor(ImmutableList.of(piece));
        values.add(requireNonNull(read(kind, name, part, glossary)));
      }
    }
    return values.build();
  }

  private static Viewer viewer(Word word, Glossary glossary) {
    Viewer onlooker = Spelling.find(word.text(), ImmutableList.copyOf(Onlooker.values()));
    return onlooker == null ? glossary.seat(word) : onlooker;
  }
}
