package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cli.InputException;
import org.junit.jupiter.api.Test;

class OpponentsTest {
  @Test
  void the_last_name_takes_all_seats_left() throws InputException {
    Opponents bots = Opponents.of(ImmutableList.of("greedy", "mcts:20"));

    assertThat(ImmutableList.of(bots.name(0), bots.name(1), bots.name(4)))
        .containsExactly("greedy", "mcts:20", "mcts:20");
    assertThat(bots.words()).isEqualTo("greedy,mcts:20");
  }

  @Test
  void all_names_of_the_console_are_those_of_bots() throws InputException {
    assertThat(Opponents.of(ImmutableList.of())).isEqualTo(Opponents.usual());
    assertThat(Opponents.of(Opponents.ADVISERS).names()).contains(Opponents.DEFAULT);
  }

  @Test
  void an_unknown_name_is_refused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> Opponents.of(ImmutableList.of("greedy", "deep-blue")))
        .withMessage(BotNames.refusal("deep-blue"));
  }
}
