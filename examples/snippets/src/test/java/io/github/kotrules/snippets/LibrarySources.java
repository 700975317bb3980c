package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The main sources of the three libraries. Surefire runs tests in the module's directory, from where they are found.
 *
 * @param all every source file but the module descriptors
 * @param exported the packages that users of the libraries see
 */
record LibrarySources(ImmutableList<LibrarySource> all, ImmutableSet<String> exported) {
  private static final Path ROOT = Path.of("../..");
  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of("kot-core", "kot-cards", "kot-testkit");
  private static final Pattern EXPORTS = Pattern.compile("exports ([a-z.]+);");

  static LibrarySources read() throws IOException {
    ImmutableList.Builder<LibrarySource> sources = ImmutableList.builder();
    ImmutableSet.Builder<String> exported = ImmutableSet.builder();
    for (String library : LIBRARIES) {
      Path folder = ROOT.resolve(library).resolve("src/main/java");
      exported.addAll(exports(Files.readString(folder.resolve("module-info.java"))));
      for (Path file : javaFiles(folder)) {
        sources.add(LibrarySource.read(ROOT, file));
      }
    }
    return new LibrarySources(sources.build(), exported.build());
  }

  private static ImmutableSet<String> exports(String moduleInfo) {
    return EXPORTS
        .matcher(moduleInfo)
        .results()
        .map((MatchResult line) -> line.group(1))
        .collect(toImmutableSet());
  }

  private static ImmutableList<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  /** What is documented for users: the files of the exported packages. */
  ImmutableList<LibrarySource> documented() {
    return all.stream()
        .filter(source -> exported.contains(source.packageName()))
        .collect(toImmutableList());
  }

  /** The documented files with a public type. */
  ImmutableList<LibrarySource> publicTypes() {
    return documented().stream()
        .filter(source -> source.publicType().isPresent())
        .collect(toImmutableList());
  }

  ImmutableList<JavadocExample> examples() {
    return documented().stream()
        .flatMap(source -> source.examples().stream())
        .collect(toImmutableList());
  }
}
