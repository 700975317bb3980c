package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.JsonException;
import io.github.kotrules.state.GameState;
import org.junit.jupiter.api.Test;

class JsonMessagesTest {
  private static final Game GAME = KingOfTokyo.secondEdition();
  private static final GameState ASKED = KingOfTokyo.notation()
      .readMoment("kot1/second/gigazaur/the-king/m=heal,tank,jets/t=1/moves/roll.1123SS")
      .end();

  @Test
  void a_player_elsewhere_answers_in_json() throws JsonProcessingException {
    StringBuilder asked = new StringBuilder();

    GameState after = JsonMessages.answered(GAME, ASKED, (seat, message) -> {
          asked.append(seat).append(' ').append(message);
          return "{\"type\":\"reroll-dice\",\"dice\":\"11\"}";
        })
        .state();

    assertThat(asked.toString())
        .startsWith(
            "seat 1 {\"type\":\"question\",\"seat\":1,\"decision\":{\"type\":\"choose-reroll\",\"seat\":1},"
                + "\"answers\":[{")
        .contains("{\"type\":\"reroll-dice\",\"dice\":\"11\"}");
    assertThat(after.rollsLeft()).isEqualTo(ASKED.rollsLeft() - 1);
  }

  @Test
  void what_cannot_be_read_or_is_illegal_is_refused() {
    assertThatThrownBy(() -> JsonMessages.answered(GAME, ASKED, (seat, message) -> "{}"))
        .isInstanceOf(JsonException.class);
    assertThatThrownBy(() ->
            JsonMessages.answered(GAME, ASKED, (seat, message) -> "{\"type\":\"yield-tokyo\"}"))
        .isInstanceOf(IllegalActionException.class);
  }
}
