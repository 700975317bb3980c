package io.github.kotrules.snippets;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** The examples in the Javadoc of the libraries compile and run as they are shown. */
class JavadocExamplesTest {
  @TempDir
  static Path folder;

  private static ImmutableList<JavadocExample> examples;
  private static @Nullable URLClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    examples = JavadocExample.all();
    assertThat(examples).hasSizeGreaterThan(25);
    DiagnosticCollector<JavaFileObject> faults = new DiagnosticCollector<>();
    ImmutableList<String> options = ImmutableList.of(
        "-classpath",
        System.getProperty("java.class.path"),
        "-d",
        folder.toString(),
        "-proc:none",
        "-Xlint:all");
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, faults, options, null, examples)
        .call();
    assertThat(faults.getDiagnostics()).isEmpty();
    loader = new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, JavadocExamplesTest.class.getClassLoader());
    loader.setDefaultAssertionStatus(true);
  }

  @AfterAll
  static void close() throws IOException {
    if (loader != null) {
      loader.close();
    }
  }

  @TestFactory
  Stream<DynamicTest> every_example_runs() {
    return examples.stream()
        .map(example -> dynamicTest(example.name(), () -> runQuietly(example.name())));
  }

  private static void runQuietly(String name) throws Throwable {
    PrintStream out = System.out;
    try (PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8)) {
      System.setOut(nowhere);
      Executable example =
          (Executable) requireNonNull(loader).loadClass(name).getConstructor().newInstance();
      example.execute();
    } finally {
      System.setOut(out);
    }
  }
}
