package io.github.kotrules.json;

import com.google.common.collect.Lists;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Kind;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.Spelling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes records of the vocabulary as trees; {@link TreeReader} reads them. */
final class TreeWriter {
  /** The name of the field with the type of an object. */
  static final String TYPE = "type";

  private TreeWriter() {}

  static Map<String, @Nullable Object> write(RecordTable<?> table, Object value) {
    RecordType<?> type = table.typeOf(value);
    return write(type.name(), type.fields(), type.values(value));
  }

  /** Writes an object of a type, with the values of its fields in order. */
  static Map<String, @Nullable Object> write(
      String type, List<Field<?>> fields, @Nullable Object... values) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put(TYPE, type);
    addFields(fields, values, tree);
    return Collections.unmodifiableMap(tree);
  }

  static void addFields(
      List<Field<?>> fields, @Nullable Object[] values, Map<String, @Nullable Object> tree) {
    for (int i = 0; i < values.length; i++) {
      tree.put(fields.get(i).name(), write(fields.get(i).kind(), values[i]));
    }
  }

  static @Nullable Object write(Kind<?> kind, @Nullable Object value) {
    if (value == null) {
      return null;
    }
    return switch (kind.shape()) {
      case NUMBER, YES_OR_NO, WORD -> value;
      case SEAT -> ((Seat) value).number();
      case SEATS -> list(Lists.transform(((SeatSet) value).toList(), Seat::number));
      case VIEWER -> value instanceof Seat seat ? seat.number() : Spelling.of((Enum<?>) value);
      case CARD -> ((CardId) value).value();
      case DICE -> value.toString();
      case FACE -> String.valueOf(((Face) value).symbol());
      case GROUP -> symbol((DiceGroup) value);
      case GROUPS -> list(Lists.transform((List<?>) value, group -> symbol((DiceGroup) group)));
      case CONSTANT -> Spelling.of((Enum<?>) value);
      case OR_NONE -> write(kind.element(), value);
      case LIST -> writeList(kind.element(), (List<?>) value);
      case RECORD, ONE_OF, CARD_IN_PLAY -> write(kind.table(), value);
    };
  }

  private static String symbol(DiceGroup group) {
    return String.valueOf(group.symbol());
  }

  private static List<?> writeList(Kind<?> kind, List<?> values) {
    List<@Nullable Object> trees = new ArrayList<>();
    for (Object value : values) {
      trees.add(write(kind, value));
    }
    return Collections.unmodifiableList(trees);
  }

  private static List<?> list(List<?> values) {
    return Collections.unmodifiableList(new ArrayList<>(values));
  }
}
