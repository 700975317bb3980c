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
  private static final String PACKAGE = "java/io/github/kotrules/snippets/";
  private static final Path FIRST_GAME = Path.of("src/main", PACKAGE, "FirstGame.java");
  private static final Path TEST_YOUR_OWN = Path.of("src/test", PACKAGE, "TestYourOwnTest.java");
  private static final Path README = Path.of("../../README.md");

  @Test
  void the_readme_shows_the_first_game_as_it_is_compiled() throws IOException {
    String code = marked(FIRST_GAME);
    assertThat(code.lines().count()).isEqualTo(12);
    assertThat(Files.readString(README)).contains("```java\n" + code + "\n```");
  }

  @Test
  void the_readme_shows_a_test_as_it_is_compiled() throws IOException {
    String code = marked(TEST_YOUR_OWN);
    assertThat(code).contains("Scenario", "CardSetCheck");
    assertThat(Files.readString(README)).contains("```java\n" + code + "\n```");
  }

  @Test
  void the_readme_shows_a_scenario_as_it_is_checked() throws IOException {
    assertThat(Files.readString(README))
        .contains("```\n" + Files.readString(Path.of("src/test/scenarios/thick-skin.kot")) + "```");
  }

  /** What stands between the two marks of a file. */
  private static String marked(Path file) throws IOException {
    return Files.readString(file)
        .lines()
        .dropWhile(line -> !line.contains("README: begin"))
        .skip(1)
        .takeWhile(line -> !line.contains("README: end"))
        .map(line -> line.replaceFirst("^ {4}", ""))
        .collect(joining("\n"));
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
