package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Makes records again with other values in them, however deep these lie.
 *
 * @param part gives the other value, or the same
 */
record Rebuilt(UnaryOperator<Object> part) {
  private static final ClassValue<Parts> PARTS = new ClassValue<>() {
    @Override
    protected Parts computeValue(Class<?> type) {
      return Parts.of(type);
    }
  };

  /** The value with other parts; the same one if nothing in it changes. */
  @SuppressWarnings("unchecked")
  <T> T of(T value) {
    return (T) Objects.requireNonNull(made(value));
  }

  private @Nullable Object made(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(this::made).collect(toImmutableList());
    }
    Object other = value == null ? null : part.apply(value);
    return other == value && value instanceof Record fields
        ? PARTS.get(value.getClass()).made(fields, this)
        : other;
  }

  /** How a record is taken apart and made. */
  private record Parts(Constructor<?> constructor, ImmutableList<RecordComponent> components) {
    static Parts of(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      try {
        return new Parts(type.getDeclaredConstructor(types), ImmutableList.copyOf(components));
      } catch (ReflectiveOperationException impossible) {
        throw new LinkageError(type.getName(), impossible);
      }
    }

    Object made(Record value, Rebuilt rebuilt) {
      Object[] fields = new Object[components.size()];
      boolean changed = false;
      try {
        for (int i = 0; i < fields.length; i++) {
          Object before = components.get(i).getAccessor().invoke(value);
          fields[i] = rebuilt.made(before);
          changed |= fields[i] != before;
        }
        return changed ? constructor.newInstance(fields) : value;
      } catch (ReflectiveOperationException impossible) {
        throw new LinkageError(value.toString(), impossible);
      }
    }
  }
}
