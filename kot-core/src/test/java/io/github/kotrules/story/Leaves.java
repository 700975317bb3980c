package io.github.kotrules.story;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The records at the end of a sealed hierarchy. */
final class Leaves {
  private Leaves() {}

  static Set<Class<?>> leaves(Class<?> type) {
    return stream(type).collect(Collectors.toSet());
  }

  private static Stream<Class<?>> stream(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(Leaves::stream)
        : Stream.of(type);
  }
}
