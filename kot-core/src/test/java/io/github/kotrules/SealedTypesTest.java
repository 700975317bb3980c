package io.github.kotrules;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.io.Resources;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.kotrules.card.Hook;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The kinds that users may match exhaustively. A new one breaks them, which no comparison of jars notices: it belongs in the
 * changelog, marked Breaking, before it belongs in the list. Hooks are not among them: they are implemented, not matched.
 */
class SealedTypesTest {
  @Test
  void the_kinds_of_every_sealed_type_are_the_listed_ones() throws IOException {
    ImmutableSet<String> listed = ImmutableSet.copyOf(
        Resources.readLines(Resources.getResource("sealed-types.txt"), StandardCharsets.UTF_8));

    assertThat(Sets.symmetricDifference(kinds(), listed)).as("new or gone").isEmpty();
  }

  private static ImmutableSet<String> kinds() {
    return new ClassFileImporter()
        .importPath(Path.of("target", "classes")).stream()
            .filter(type -> !type.getPackageName().endsWith(".rules"))
            .map(JavaClass::reflect)
            .filter(type -> type != Hook.class)
            .filter(type -> type.isSealed() && Modifier.isPublic(type.getModifiers()))
            .flatMap(SealedTypesTest::kindsOf)
            .collect(toImmutableSet());
  }

  private static Stream<String> kindsOf(Class<?> type) {
    return Arrays.stream(type.getPermittedSubclasses())
        .map(kind -> shortName(type) + " " + shortName(kind));
  }

  private static String shortName(Class<?> type) {
    return type.getName().substring("io.github.kotrules.".length()).replace('$', '.');
  }
}
