package io.github.kotrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void the_first_column_is_flush_left_and_the_others_are_flush_right() {
    TextTable table = new TextTable("bot", "games", "");
    table.add("greedy", "5", "");
    table.add("mcts", "12345678", "-");

    assertThat(table.lines())
        .containsExactly("bot        games", "greedy         5", "mcts    12345678  -");
  }
}
