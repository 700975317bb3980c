package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  @Test
  void the_readme_is_short() throws IOException {
    Splitter words = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

    assertThat(words.splitToList(Page.of("README.md").text())).hasSizeBetween(500, 1200);
  }

  @Test
  void a_picture_and_a_short_program_come_first() throws IOException {
    Page readme = Page.of("README.md");
    String program = readme.blocks("java").get(0);

    assertThat(program).startsWith("import ").contains("class FirstGame");
    assertThat(program.lines().count()).isLessThanOrEqualTo(28);
    assertThat(readme.text().indexOf(".github/table.svg"))
        .isBetween(1, readme.text().indexOf(program));
    assertThat(readme.text().indexOf(program)).isLessThan(800);
  }

  @Test
  void the_page_of_the_command_shows_a_scenario_as_it_is_checked() throws IOException {
    assertThat(Page.of("examples/kot/README.md").text())
        .contains("```\n" + Files.readString(Path.of("src/test/scenarios/thick-skin.kot")) + "```");
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

  @Test
  void the_snippet_of_odds_runs() {
    assertThat(printed(() -> Odds.main(new String[0]))).startsWith("roll 112EH again");
  }

  @Test
  void the_snippet_of_playouts_runs() {
    assertThat(printed(() -> Rollouts.main(new String[0])))
        .matches("survived: [1-9][0-9]* of 1000\\s*");
  }

  private static String printed(Runnable program) {
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(capture);
      program.run();
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
