package io.github.kotrules.snippets;

import io.github.kotrules.card.Hook;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.function.Executable;

/**
 * An example of Javadoc, wrapped in a class. Statements can be executed; the methods of a hook make the class a card; other
 * methods are compiled only.
 */
final class ExampleClass extends SimpleJavaFileObject {
  static final String PACKAGE = "examples";

  private final JavadocExample example;
  private final String header;

  ExampleClass(ExampleImports imports, LibrarySource source, JavadocExample example) {
    super(URI.create("example:///" + PACKAGE + "/" + example.className() + ".java"), Kind.SOURCE);
    this.example = example;
    this.header =
        "package " + PACKAGE + ";\n" + imports.forCode(example.code()) + opening(source, example);
  }

  private static String opening(LibrarySource source, JavadocExample example) {
    String name = "public final class " + example.className() + " extends ";
    if (!example.isMember()) {
      return name + ExamplePrelude.class.getName() + " implements " + Executable.class.getName()
          + " {\npublic void execute() throws Throwable {\n";
    }
    return isHook(source)
        ? name + ExampleCard.class.getName() + " implements " + source.load().getName() + " {\n"
        : name + ExamplePrelude.class.getName() + " {\n";
  }

  private static boolean isHook(LibrarySource source) {
    return source.publicType().isPresent() && Hook.class.isAssignableFrom(source.load());
  }

  JavadocExample example() {
    return example;
  }

  String binaryName() {
    return PACKAGE + "." + example.className();
  }

  @Override
  public String getCharContent(boolean ignoreEncodingErrors) {
    return header + String.join("\n", example.code()) + (example.isMember() ? "\n}\n" : "\n}\n}\n");
  }

  /** Where a line of this class is in the library's source, as in {@code Game.java:29}. */
  String place(long line) {
    long offset = line - header.lines().count() - 1;
    return example.file() + ":" + (example.line() + Math.max(0, offset));
  }
}
