package io.github.kotrules.snippets;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source file of a library, as text.
 *
 * @param file where it is, seen from the top of the project
 */
record LibrarySource(Path file, String packageName, String text) {
  private static final Pattern PACKAGE = Pattern.compile("^package ([a-z.]+);", Pattern.MULTILINE);
  private static final Pattern PUBLIC_TYPE = Pattern.compile(
      "^public [a-z -]*\\b(?:class|interface|record|enum) (\\w+)", Pattern.MULTILINE);
  private static final Pattern COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\n[ *]*}</pre>", Pattern.DOTALL);

  static LibrarySource read(Path root, Path file) throws IOException {
    String text = Files.readString(file);
    Matcher named = PACKAGE.matcher(text);
    return new LibrarySource(root.relativize(file), named.find() ? named.group(1) : "", text);
  }

  boolean isPackagePage() {
    return file.endsWith("package-info.java");
  }

  /** The simple name of the public type that the file is about, if there is one. */
  Optional<String> publicType() {
    Matcher type = PUBLIC_TYPE.matcher(text);
    return type.find() ? Optional.of(type.group(1)) : Optional.empty();
  }

  /** The public type, which is on the class path of this module. */
  Class<?> load() {
    String name = packageName + "." + publicType().orElseThrow();
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(file + " is not on the class path", e);
    }
  }

  ImmutableList<JavadocExample> examples() {
    Matcher type = PUBLIC_TYPE.matcher(text);
    int declaration = type.find() ? type.start() : 0;
    ImmutableList.Builder<JavadocExample> examples = ImmutableList.builder();
    Matcher comment = COMMENT.matcher(text);
    while (comment.find()) {
      Matcher example = EXAMPLE.matcher(text).region(comment.start(), comment.end());
      while (example.find()) {
        examples.add(new JavadocExample(
            file,
            lineAt(example.start(1)),
            comment.start() < declaration,
            withoutStars(example.group(1))));
      }
    }
    return examples.build();
  }

  private int lineAt(int position) {
    return 1 + (int) text.substring(0, position).chars().filter(c -> c == '\n').count();
  }

  private static ImmutableList<String> withoutStars(String code) {
    return code.lines()
        .map(line -> line.replaceFirst("^ *\\* ?", ""))
        .collect(ImmutableList.toImmutableList());
  }
}
