package io.github.kotrules.snippets;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path SNIPPET =
      Path.of("src/main/java/io/github/kotrules/snippets/FirstGame.java");
  private static final Path README = Path.of("../../README.md");

  @Test
  void the_readme_shows_the_snippet_as_it_is_compiled() throws IOException {
    String code = Files.readString(SNIPPET)
        .lines()
        .dropWhile(line -> !line.contains("README: begin"))
        .skip(1)
        .takeWhile(line -> !line.contains("README: end"))
        .map(line -> line.replaceFirst("^ {4}", ""))
        .collect(joining("\n"));
    assertThat(code.lines().count()).isEqualTo(12);
    assertThat(Files.readString(README)).contains("```java\n" + code + "\n```");
  }

  @Test
  void the_snippet_plays_to_the_end() {
    PrintStream out = System.out;
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(told, true, StandardCharsets.UTF_8)) {
      System.setOut(capture);
      FirstGame.main(new String[0]);
    } finally {
      System.setOut(out);
    }
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("TurnStarted").contains("GameEnded");
  }
}
