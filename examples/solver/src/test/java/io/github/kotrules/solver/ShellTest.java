package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong input gets one sentence and exit code 2, before anything is computed. */
class ShellTest {
  @TempDir
  Path folder;

  private static void refused(Printed printed, String sentence) {
    assertThat(printed.code()).as(printed.out()).isEqualTo(2);
    assertThat(printed.err()).startsWith(sentence).hasLineCount(1);
    assertThat(printed.out()).isEmpty();
  }

  @Test
  void numbers_that_mean_nothing_are_refused() {
    refused(Printed.by(Figures::new, "--games", "0"), "--games is 1 or more, not 0");
    refused(Printed.by(Oracle::new, "--games", "-1"), "--games is 1 or more, not -1");
    refused(Printed.by(Oracle::new, "--each", "0"), "--each is 1 or more, not 0");
    refused(
        Printed.by(Oracle::new, "--points", "0"), "--points: the points to win are 1 to 63, not 0");
    refused(Printed.by(Threes::new, "--games", "0"), "--games is 1 or more, not 0");
    refused(Printed.by(Threes::new, "--life", "0"), "the maximum life is 1 to 127, not 0");
  }

  @Test
  void a_game_that_is_too_large_is_refused() {
    String sentence =
        "a game with more than 8 dice, 12 life or 25 points is too large to be solved";
    refused(Printed.by(Oracle::new, "--points", "26"), "--points: " + sentence);
    refused(Printed.by(Threes::new, "--points", "26"), sentence);
    refused(Printed.by(Threes::new, "--life", "13"), sentence);
  }

  @Test
  void a_file_that_cannot_be_written_is_named() {
    Path file = folder.resolve("missing").resolve("yield.svg");

    refused(Printed.by(Figures::new, "--picture", file.toString()), "cannot write " + file + ": ");
  }

  @Test
  void an_option_that_does_not_exist_is_refused_and_the_help_is_named() {
    Printed printed = Printed.by(Oracle::new, "--gmaes", "3");

    assertThat(printed.code()).isEqualTo(2);
    assertThat(printed.err())
        .contains("--gmaes", "'oracle --help' explains the options")
        .hasLineCount(2);
  }
}
