package io.github.kotrules.notation;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Event;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The text of one family of plain records, such as all events: the name in lower case with hyphens, then the components in
 * order, as in {@code points-gained.2.3}. What a record is called in Java is what it is called in text, so a new question or
 * event can be written at once; a test keeps the list of the names.
 */
final class RecordText<R> {
  static final RecordText<Decision> DECISIONS = of(Decision.class);
  static final RecordText<Event> EVENTS = of(Event.class);

  private static final char SEPARATOR = '.';

  private final Class<R> family;
  private final ImmutableMap<Class<?>, RecordShape> byType;
  private final ImmutableMap<String, RecordShape> byName;

  private RecordText(Class<R> family) {
    this.family = family;
    byType = records(family).collect(toImmutableMap(type -> type, RecordShape::of));
    byName = byType.values().stream().collect(toImmutableMap(RecordShape::name, shape -> shape));
  }

  private static <R> RecordText<R> of(Class<R> family) {
    return new RecordText<>(family);
  }

  private static Stream<Class<?>> records(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type)
        : Arrays.stream(type.getPermittedSubclasses()).flatMap(RecordText::records);
  }

  /** The names of all records of the family. */
  ImmutableList<String> names() {
    return byName.keySet().asList();
  }

  /** Every record of the family with its components, as in {@code points-gained seat amount}. */
  ImmutableList<String> vocabulary() {
    return byName.values().stream().map(RecordShape::toString).collect(toImmutableList());
  }

  /** The shape of the record that a word names. */
  RecordShape shape(Word name) {
    RecordShape shape = byName.get(name.text());
    if (shape == null) {
      throw name.wrong(name.quoted() + " is no " + Names.of(family) + " that this game knows");
    }
    return shape;
  }

  /** The shape of a record. */
  RecordShape shape(R value) {
    return Objects.requireNonNull(byType.get(value.getClass()));
  }

  String write(R value) {
    RecordShape shape = shape(value);
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.add(shape.name());
    shape.components().forEach(component -> words.add(component.write(value)));
    return Joiner.on(SEPARATOR).join(words.build());
  }

  /** Reads a record and leaves the cursor after it. */
  R read(Cursor words, Glossary glossary) {
    Word name = words.next("the name of a " + Names.of(family));
    RecordShape shape = shape(name);
    ImmutableList<RecordShape.Component> components = shape.components();
    @Nullable Object[] values = new Object[components.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = components.get(i).read(words, glossary);
    }
    return family.cast(shape.make(name, values));
  }
}
