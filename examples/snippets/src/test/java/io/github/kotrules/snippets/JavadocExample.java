package io.github.kotrules.snippets;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.function.Executable;

/**
 * An example in a Javadoc comment: statements, compiled as the body of a method. It declares all it uses. The lines of the class
 * have the numbers of the lines in the file, so the compiler and stack traces point at the comment.
 */
final class JavadocExample extends SimpleJavaFileObject {
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\n[ *]*}</pre>", Pattern.DOTALL);

  /** Names that a reader knows, or finds one click away. */
  private static final ImmutableList<String> VOCABULARY = ImmutableList.of(
      "com.fasterxml.jackson.core.StreamReadFeature",
      "com.fasterxml.jackson.databind.DeserializationFeature",
      "com.fasterxml.jackson.databind.ObjectMapper",
      "com.fasterxml.jackson.databind.json.JsonMapper",
      "com.google.common.collect.ImmutableList",
      "io.github.kotrules.action.Action.*",
      "io.github.kotrules.action.Decision.*",
      "io.github.kotrules.effect.Effect.*",
      "io.github.kotrules.state.Event.*",
      "java.util.*",
      "java.util.random.*");

  private final String name;
  private final String code;

  private JavadocExample(String name, String code) {
    super(URI.create("example:///" + name + ".java"), Kind.SOURCE);
    this.name = name;
    this.code = code;
  }

  /** All examples of the three libraries. */
  static ImmutableList<JavadocExample> all() throws IOException {
    ImmutableList.Builder<String> packages = ImmutableList.builder();
    for (LibrarySources library : LibrarySources.ofAllLibraries()) {
      packages.addAll(library.exportedPackages());
    }
    String imports = Stream.concat(
            VOCABULARY.stream(), packages.build().stream().map(name -> name + ".*"))
        .map(name -> "import " + name + ";")
        .collect(joining());
    ImmutableList.Builder<JavadocExample> examples = ImmutableList.builder();
    for (LibrarySources library : LibrarySources.ofAllLibraries()) {
      for (Path file : library.files()) {
        addAll(examples, imports, file);
      }
    }
    return examples.build();
  }

  private static void addAll(
      ImmutableList.Builder<JavadocExample> examples, String imports, Path file)
      throws IOException {
    String text = Files.readString(file);
    Matcher example = EXAMPLE.matcher(text);
    while (example.find()) {
      long linesBefore = text.substring(0, example.start(1)).lines().count();
      String name = file.getFileName().toString().replaceAll("\\W", "_") + "_" + (linesBefore + 1);
      examples.add(new JavadocExample(
          name,
          imports + "public final class " + name + " implements " + Executable.class.getName()
              + " { public void execute() throws Throwable {"
              + "\n".repeat((int) linesBefore)
              + example.group(1).replaceAll("(?m)^ *\\* ?", "")
              + "\n}}\n"));
    }
  }

  /** The name of its class: the file and the line. */
  String name() {
    return name;
  }

  @Override
  public String getCharContent(boolean ignoreEncodingErrors) {
    return code;
  }
}
