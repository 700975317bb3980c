package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a record type looks like: its name in text and its components. */
record RecordShape(String name, ImmutableList<Component> components, Constructor<?> constructor) {

  static RecordShape of(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return new RecordShape(
          Names.of(type),
          Arrays.stream(components).map(Component::of).collect(ImmutableList.toImmutableList()),
          type.getDeclaredConstructor(types));
    } catch (NoSuchMethodException impossible) {
      throw new LinkageError("a record without its constructor: " + type, impossible);
    }
  }

  /** The record with these values; what the record itself refuses is wrong where its name stands. */
  Object make(Word name, @Nullable Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException refused) {
      throw name.wrong(name.quoted() + " cannot be: " + reason(refused));
    } catch (InstantiationException | IllegalAccessException impossible) {
      throw new LinkageError("a record that cannot be made: " + name(), impossible);
    }
  }

  private static @Nullable String reason(InvocationTargetException refused) {
    Throwable cause = refused.getCause();
    return cause == null ? null : cause.getMessage();
  }

  /** As in {@code points-gained seat amount}. */
  @Override
  public String toString() {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.add(name);
    components.forEach(component -> words.add(component.component().getName()));
    return Joiner.on(' ').join(words.build());
  }

  /** One component of a record. */
  record Component(RecordComponent component, Cell<?> cell, boolean nullable) {
    static Component of(RecordComponent component) {
      return new Component(
          component,
          Cell.of(component.getType()),
          component.getAnnotatedType().isAnnotationPresent(Nullable.class));
    }

    String write(Object owner) {
      return writeValue(value(owner));
    }

    String writeValue(@Nullable Object value) {
      return value == null ? Names.NONE : cell.writeAny(value);
    }

    private @Nullable Object value(Object owner) {
      try {
        return component.getAccessor().invoke(owner);
      } catch (IllegalAccessException | InvocationTargetException impossible) {
        throw new LinkageError("a record that cannot be read: " + owner, impossible);
      }
    }

    @Nullable
    Object read(Cursor words, Glossary glossary) {
      return nullable && words.skip(Names.NONE) ? null : cell.reader().apply(words, glossary);
    }
  }
}
