package io.github.kotrules.arena;

import static io.github.kotrules.cli.Shell.check;

import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes output files. */
final class OutputFiles {
  private OutputFiles() {}

  static void write(Path file, String text) throws InputException {
    try {
      Files.writeString(file, text);
    } catch (IOException impossible) {
      throw FileErrors.unwritable(file, impossible);
    }
  }

  /** Checks a file before hours of play. */
  static void checkWritable(Path file) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    check(!Files.isDirectory(file), "cannot write " + file + ": it is a folder");
    check(
        folder != null && Files.isDirectory(folder),
        "cannot write " + file + ": there is no such folder");
  }
}
