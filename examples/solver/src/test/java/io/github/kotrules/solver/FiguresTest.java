package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresTest {
  @TempDir
  Path folder;

  private static String run(String... args) {
    Printed printed = Printed.by(Figures::new, args);
    assertThat(printed.code()).as("%s", printed).isZero();
    return printed.out();
  }

  @Test
  void the_picture_on_the_page_is_the_one_that_is_drawn() throws IOException {
    Path drawn = folder.resolve("yield.svg");

    run("--picture", drawn.toString());

    assertThat(drawn).hasSameTextualContentAs(Path.of("yield.svg"));
    assertThat(Files.size(drawn)).isLessThan(30_000);
  }

  @Test
  void says_what_things_are_worth() {
    assertThat(run("--games", "50").lines())
        .anyMatch(line -> line.startsWith("a Heart, outside "))
        .anyMatch(line -> line.startsWith("a Smash "))
        .anyMatch(line -> line.startsWith("a point "))
        .anyMatch(line -> line.matches("turns of a game +1[0-9]\\.\\d+ +\\(50\\)"));
  }
}
