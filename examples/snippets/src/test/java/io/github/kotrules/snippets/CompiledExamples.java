package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** All examples, compiled by one call of the compiler. */
final class CompiledExamples implements AutoCloseable {
  private final ImmutableList<ExampleClass> classes;
  private final ImmutableList<String> faults;
  private final URLClassLoader loader;

  private CompiledExamples(
      ImmutableList<ExampleClass> classes, ImmutableList<String> faults, URLClassLoader loader) {
    this.classes = classes;
    this.faults = faults;
    this.loader = loader;
  }

  static CompiledExamples of(LibrarySources sources, Path folder) throws IOException {
    ExampleImports imports = ExampleImports.of(sources);
    ImmutableList<ExampleClass> classes = sources.documented().stream()
        .flatMap(source ->
            source.examples().stream().map(example -> new ExampleClass(imports, source, example)))
        .collect(toImmutableList());
    ImmutableList<String> faults = compile(classes, folder);
    URLClassLoader loader = new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, CompiledExamples.class.getClassLoader());
    loader.setDefaultAssertionStatus(true);
    return new CompiledExamples(classes, faults, loader);
  }

  private static ImmutableList<String> compile(ImmutableList<ExampleClass> classes, Path folder) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    ImmutableList<String> options = ImmutableList.of(
        "-classpath",
        System.getProperty("java.class.path"),
        "-d",
        folder.toString(),
        "-proc:none",
        "-Xlint:all",
        "-Xmaxerrs",
        "1000");
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, found, options, null, classes)
        .call();
    return found.getDiagnostics().stream()
        .map(CompiledExamples::sentence)
        .collect(toImmutableList());
  }

  private static String sentence(Diagnostic<? extends JavaFileObject> fault) {
    String place = fault.getSource() instanceof ExampleClass unit
        ? unit.place(fault.getLineNumber()) + ": "
        : "";
    return place + fault.getMessage(null);
  }

  ImmutableList<ExampleClass> classes() {
    return classes;
  }

  /** What the compiler has to say, each with the file and line of the example; empty if all is well. */
  ImmutableList<String> faults() {
    return faults;
  }

  /** A new object of an example's class. */
  <T> T load(ExampleClass example, Class<T> type) throws ReflectiveOperationException {
    return type.cast(loader.loadClass(example.binaryName()).getConstructor().newInstance());
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
