package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path EXAMPLES = Path.of("..");
  private static final Path FIRST_GAME =
      Path.of("src/main/java/io/github/kotrules/snippets/FirstGame.java");
  private static final Path README = Path.of("../../README.md");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)\n```", Pattern.DOTALL);
  private static final Pattern MARKED =
      Pattern.compile("// README: begin\n(.*?)\n *// README: end", Pattern.DOTALL);

  @Test
  void all_java_in_the_readme_is_compiled_as_it_is_shown() throws IOException {
    List<String> shown = found(JAVA, Files.readString(README));

    assertThat(shown).hasSizeGreaterThan(5);
    assertThat(compiled()).containsExactlyInAnyOrderElementsOf(shown);
  }

  @Test
  void the_first_game_is_short() throws IOException {
    String code = found(MARKED, Files.readString(FIRST_GAME)).get(0);

    assertThat(code.lines().count()).isEqualTo(12);
    assertThat(Files.readString(README).indexOf(code.stripIndent()))
        .as("comes first")
        .isBetween(1, 1500);
  }

  @Test
  void the_readme_shows_a_scenario_as_it_is_checked() throws IOException {
    assertThat(Files.readString(README))
        .contains("```\n" + Files.readString(Path.of("src/test/scenarios/thick-skin.kot")) + "```");
  }

  /** What stands between two marks in any source of the examples. */
  private static List<String> compiled() throws IOException {
    try (Stream<Path> files = Files.walk(EXAMPLES)) {
      List<Path> sources = files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("ReadmeTest.java"))
          .sorted()
          .toList();
      List<String> code = new ArrayList<>();
      for (Path source : sources) {
        found(MARKED, Files.readString(source)).forEach(part -> code.add(part.stripIndent()));
      }
      return code;
    }
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(result -> result.group(1)).toList();
  }

  @Test
  void the_snippet_plays_to_the_end() {
    assertThat(printed(() -> FirstGame.main(new String[0])))
        .contains("TurnStarted")
        .contains("GameEnded");
  }

  @Test
  void the_snippet_of_a_replay_runs() {
    assertThat(printed(() -> UndoAndReplay.main(new String[0]))).contains("TurnStarted");
  }

  private static String printed(Runnable program) {
    PrintStream out = System.out;
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(told, true, StandardCharsets.UTF_8)) {
      System.setOut(capture);
      program.run();
    } finally {
      System.setOut(out);
    }
    return told.toString(StandardCharsets.UTF_8);
  }
}
