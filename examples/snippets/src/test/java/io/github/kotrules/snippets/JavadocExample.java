package io.github.kotrules.snippets;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;

/**
 * A piece of Java in a Javadoc comment: preformatted text that is marked as code.
 *
 * @param line of its first line of code, counted from 1
 * @param inTypeComment whether it belongs to the type itself rather than to one of its members
 */
record JavadocExample(Path file, int line, boolean inTypeComment, ImmutableList<String> code) {

  /** Methods of a class begin with an annotation; everything else is statements. */
  boolean isMember() {
    return code.stream()
        .filter(text -> !text.isBlank() && !text.startsWith("//"))
        .limit(1)
        .anyMatch(text -> text.startsWith("@"));
  }

  /** A name for the class that it is compiled in. */
  String className() {
    String name = file.getFileName().toString().replace(".java", "").replace('-', '_');
    return name + "Line" + line;
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
