package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.List;
import java.util.Objects;

/** The text of one family of records, such as all events: the name, then the fields in order. */
final class RecordTable<R> {
  private final String family;
  private final ImmutableMap<Class<?>, RecordType<? extends R>> byType;
  private final ImmutableMap<String, RecordType<? extends R>> byName;

  /** A table of these types. */
  RecordTable(String family, List<RecordType<? extends R>> types) {
    this.family = family;
    this.byType = Maps.uniqueIndex(types, RecordType::type);
    this.byName = Maps.uniqueIndex(types, RecordType::name);
  }

  /** The names of the fields of each record, by the name of the record. */
  ImmutableMap<String, ImmutableList<String>> vocabulary() {
    return ImmutableMap.copyOf(Maps.transformValues(byName, RecordType::fieldNames));
  }

  /** The types of the records, in order. */
  ImmutableList<RecordType<? extends R>> types() {
    return byName.values().asList();
  }

  /** What a word names. */
  RecordType<? extends R> type(Word name) {
    RecordType<? extends R> type = byName.get(name.text());
    if (type == null) {
      throw name.wrong(name.quoted() + " is no " + family + " that this game knows"
          + Spelling.suggestion(name.text(), byName.keySet()));
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

  /** Reads a record and leaves the cursor after it. */
  R read(Cursor parts, Glossary glossary) {
    Word name = parts.next("its name");
    return type(name).read(name, parts, glossary);
  }

  /** For a record that is the value of a field. */
  Codec<R> asCodec() {
    return new Codec<>(value -> write(value, Codec.SEPARATOR), this::read);
  }
}
