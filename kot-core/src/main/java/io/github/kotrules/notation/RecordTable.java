package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Objects;

/** The text of one family of records, such as all events: the name, then the fields in order. */
final class RecordTable<R> {
  private final String family;
  private final ImmutableMap<Class<?>, RecordType<? extends R>> byType;
  private final ImmutableMap<String, RecordType<? extends R>> byName;
  private final ImmutableMap<String, ImmutableList<String>> vocabulary;

  /** A table of these types. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only copied
  RecordTable(String family, RecordType<? extends R>... types) {
    ImmutableList<RecordType<? extends R>> rows = ImmutableList.copyOf(types);
    this.family = family;
    this.byType = Maps.uniqueIndex(rows, RecordType::type);
    this.byName = Maps.uniqueIndex(rows, RecordType::name);
    this.vocabulary = ImmutableMap.copyOf(Maps.transformValues(byName, RecordType::fieldNames));
  }

  /** The names of the fields of each record, by the name of the record. */
  ImmutableMap<String, ImmutableList<String>> vocabulary() {
    return vocabulary;
  }

  /** The types of the records, in order. */
  ImmutableList<RecordType<? extends R>> types() {
    return byName.values().asList();
  }

  /** What a word names. */
  RecordType<? extends R> type(Word name) {
    RecordType<? extends R> type = byName.get(name.text());
    if (type == null) {
      throw name.wrong(
          name.quoted() + " is not " + family + Spelling.suggestion(name.text(), byName.keySet()));
    }
    return type;
  }

  String name(R value) {
    return typeOf(value).name();
  }

  private RecordType<? extends R> typeOf(R value) {
    return Objects.requireNonNull(byType.get(value.getClass()));
  }

  String write(R value, char separator) {
    RecordType<? extends R> type = typeOf(value);
    return type.name() + separator + Joiner.on(separator).join(type.write(value));
  }

  /** Reads a record of which each field is a word. */
  R read(ImmutableList<Word> line, Glossary glossary) {
    Cursor words = new Cursor(line);
    Word name = words.next("a name");
    R value = type(name).read(name, field -> field.read(words.next(field.name()), glossary));
    words.end();
    return value;
  }

  /** For a record that is the value of a field, as in {@code choose-yield.2.1.0}. */
  Field<R> asField(String field) {
    return new Field<>(field, value -> write(value, Field.SEPARATOR), (parts, glossary) -> {
      Word name = parts.next("a name");
      return type(name).readParts(name, parts, glossary);
    });
  }
}
