package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Streams;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Stream;

/** What every example in Javadoc has imported: a reader knows these names, or finds them one click away. */
final class ExampleImports {
  private static final ImmutableList<String> OTHERS = ImmutableList.of(
      "com.google.common.collect.*",
      "java.io.IOException",
      "java.nio.file.*",
      "java.util.*",
      "java.util.stream.*",
      "net.jqwik.api.*",
      "org.junit.jupiter.api.DynamicTest",
      "org.junit.jupiter.api.TestFactory",
      "static io.github.kotrules.model.Monster.*",
      "static io.github.kotrules.model.Seat.*",
      "static io.github.kotrules.testkit.assertj.KotAssertions.*");

  private static final Splitter WORDS =
      Splitter.on(CharMatcher.forPredicate(Character::isJavaIdentifierPart).negate());

  /** Names without their packages, and with them. */
  private final ImmutableMap<String, String> ours;

  private ExampleImports(ImmutableMap<String, String> ours) {
    this.ours = ours;
  }

  static ExampleImports of(LibrarySources sources) {
    ImmutableList<Class<?>> types = sources.publicTypes().stream()
        .map(LibrarySource::load)
        .flatMap(ExampleImports::withNested)
        .collect(toImmutableList());
    return new ExampleImports(Multimaps.index(types, Class::getSimpleName).asMap().values().stream()
        .flatMap(ExampleImports::unambiguous)
        .collect(toImmutableMap(Class::getSimpleName, Class::getCanonicalName)));
  }

  private static Stream<Class<?>> withNested(Class<?> type) {
    return Stream.concat(
        Stream.of(type), Arrays.stream(type.getClasses()).flatMap(ExampleImports::withNested));
  }

  /** Nested types that share their name with another must be called by their whole name. */
  private static Stream<Class<?>> unambiguous(Collection<Class<?>> ofOneName) {
    return ofOneName.stream().filter(type -> ofOneName.size() == 1 || !type.isMemberClass());
  }

  /** The imports for some code; of the libraries only what it names, as the compiler looks at every import. */
  String forCode(Iterable<String> code) {
    Stream<String> named = Streams.stream(code)
        .flatMap(WORDS::splitToStream)
        .distinct()
        .filter(ours::containsKey)
        .map(ours::get);
    return Stream.concat(named, OTHERS.stream())
        .map(name -> "import " + name + ";\n")
        .collect(joining());
  }
}
