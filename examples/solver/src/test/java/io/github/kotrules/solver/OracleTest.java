package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OracleTest {
  @Tag("deep")
  @Test
  void the_library_plays_the_solved_game_to_6_points() {
    Printed printed = Printed.by(Oracle::new, "--points", "6", "--games", "2000", "--each", "40");

    assertThat(printed.code()).as("%s", printed).isZero();
    assertThat(printed.out().lines())
        .anyMatch(line -> line.startsWith("first edition: 270 of 10,800 positions compared"))
        .anyMatch(line -> line.contains("the second player never yields"))
        .hasSizeGreaterThan(30);
  }
}
