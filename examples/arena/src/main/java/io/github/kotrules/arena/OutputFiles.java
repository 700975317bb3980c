package io.github.kotrules.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that were asked for. */
final class OutputFiles {
  private OutputFiles() {}

  static void write(Path file, String text) throws InputException {
    try {
      Files.writeString(file, text);
    } catch (IOException impossible) {
      throw new InputException("cannot write " + file + ": " + impossible, impossible);
    }
  }

  /** Better to know before hours of play than after them. */
  static void checkWritable(Path file) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
      throw new InputException("cannot write " + file + ": there is no such folder", null);
    }
  }
}
