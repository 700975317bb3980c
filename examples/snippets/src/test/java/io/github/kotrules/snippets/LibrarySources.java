package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The main sources of one of the libraries. Surefire runs tests in the module's directory, from where they are found. */
record LibrarySources(Path folder) {
  private static final Pattern EXPORTS = Pattern.compile("exports ([a-z.]+);");

  static ImmutableList<LibrarySources> ofAllLibraries() {
    return Stream.of("kot-core", "kot-cards", "kot-testkit")
        .map(library -> new LibrarySources(Path.of("../..", library, "src/main/java")))
        .collect(toImmutableList());
  }

  /** All Java files except the module descriptor. */
  ImmutableList<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  String moduleInfo() throws IOException {
    return Files.readString(folder.resolve("module-info.java"));
  }

  String packageOf(Path file) {
    return folder.relativize(file.getParent()).toString().replace('/', '.').replace('\\', '.');
  }

  ImmutableSet<String> exportedPackages() throws IOException {
    return EXPORTS
        .matcher(moduleInfo())
        .results()
        .map(line -> line.group(1))
        .collect(toImmutableSet());
  }
}
