package io.github.kotrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileErrorsTest {
  @TempDir
  Path folder;

  private static String whyUnreadable(Path file) {
    try {
      return "read: " + Files.readString(file);
    } catch (IOException failed) {
      return FileErrors.unreadable(file, failed).getMessage();
    }
  }

  private static String whyUnwritable(Path file) {
    try {
      return "written: " + Files.writeString(file, "");
    } catch (IOException failed) {
      return FileErrors.unwritable(file, failed).getMessage();
    }
  }

  @Test
  void the_reason_is_in_words_and_names_the_file_once() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Path missing = folder.resolve("missing");

    assertThat(whyUnreadable(missing)).isEqualTo("there is no file " + missing);
    assertThat(whyUnreadable(folder)).isEqualTo("cannot read " + folder + ": it is a folder");
    assertThat(whyUnwritable(folder)).isEqualTo("cannot write " + folder + ": it is a folder");
    assertThat(whyUnwritable(missing.resolve("a")))
        .isEqualTo("cannot write " + missing.resolve("a") + ": there is no such folder");
    assertThat(whyUnwritable(file.resolve("a")))
        .isEqualTo("cannot write " + file.resolve("a") + ": a part of its path is not a folder");
  }
}
