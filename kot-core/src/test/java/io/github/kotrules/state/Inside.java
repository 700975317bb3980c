package io.github.kotrules.state;

import com.google.common.collect.Sets;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everything that an object holds, directly or not, in fields that nobody else may read. */
final class Inside {
  private final Set<Object> met = Sets.newIdentityHashSet();
  private final List<Object> found = new ArrayList<>();

  private Inside() {}

  static List<Object> of(Object root) {
    Inside inside = new Inside();
    inside.visit(root);
    return inside.found;
  }

  private void visit(@Nullable Object object) {
    if (object == null || !met.add(object)) {
      return;
    }
    found.add(object);
    if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        visit(Array.get(object, i));
      }
    } else if (object instanceof Map<?, ?> map) {
      map.forEach((key, value) -> {
        visit(key);
        visit(value);
      });
    } else if (object instanceof Iterable<?> iterable) {
      iterable.forEach(this::visit);
    }
    if (isOurs(object.getClass())) {
      visitFields(object, object.getClass());
    }
  }

  private void visitFields(Object object, Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        visit(read(object, field));
      }
    }
    Class<?> parent = type.getSuperclass();
    if (parent != null && isOurs(parent)) {
      visitFields(object, parent);
    }
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith("io.github.kotrules");
  }

  private static @Nullable Object read(Object object, Field field) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException unreadable) {
      throw new AssertionError(unreadable);
    }
  }
}
