package io.github.kotrules.vocabulary;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import org.jspecify.annotations.Nullable;

/** A family of records, such as all events: their names, and their fields in order. */
public final class RecordTable<R> {
  private final String family;
  private final ImmutableMap<Class<?>, RecordType<? extends R>> byType;
  private final ImmutableMap<String, RecordType<? extends R>> byName;
  private final ImmutableMap<String, ImmutableList<String>> vocabulary;

  /** Creates a table of these types. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only copied
  RecordTable(String family, RecordType<? extends R>... types) {
    this(family, ImmutableList.copyOf(types));
  }

  private RecordTable(String family, ImmutableList<RecordType<? extends R>> types) {
    this.family = family;
    this.byType = Maps.uniqueIndex(types, RecordType::type);
    this.byName = Maps.uniqueIndex(types, RecordType::name);
    this.vocabulary = ImmutableMap.copyOf(Maps.transformValues(byName, RecordType::fieldNames));
  }

  /** Returns a smaller family with the types of these classes. */
  RecordTable<R> only(String smaller, ImmutableSet<Class<? extends R>> classes) {
    return new RecordTable<>(
        smaller,
        types().stream().filter(type -> classes.contains(type.type())).collect(toImmutableList()));
  }

  /** The names of the fields of each record, by the name of the record. */
  public ImmutableMap<String, ImmutableList<String>> vocabulary() {
    return vocabulary;
  }

  /** The types of the records, in order. */
  public ImmutableList<RecordType<? extends R>> types() {
    return byName.values().asList();
  }

  /** The type with a name, or null. */
  public @Nullable RecordType<? extends R> find(String name) {
    return byName.get(name);
  }

  /** The end of a sentence about an unknown name: what it is not, and what may be meant. */
  public String refusal(String name) {
    return "is not " + family + Spelling.suggestion(name, byName.keySet());
  }

  /** The type of a record of this family. */
  public RecordType<? extends R> typeOf(Object value) {
    return requireNonNull(byType.get(value.getClass()));
  }
}
