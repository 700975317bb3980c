package io.github.kotrules.snippets;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Test;

class HouseRulesTest {
  private static final GameState START = HouseRules.start();
  private static final Game GAME = KingOfTokyo.notation().game(START);

  @Test
  void everybody_starts_with_8_life() {
    assertThat(START.life(ONE)).isEqualTo(8);
    assertThat(START.life(TWO)).isEqualTo(8);
  }

  @Test
  void hearts_heal_up_to_8_life() {
    Scenario.of(GAME, 2)
        .life(ONE, 7)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("HHHH12")
        .expectLife(ONE, 8);
  }

  @Test
  void fifteen_points_win() {
    Scenario.of(GAME, 2)
        .points(ONE, 13)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("112333")
        .expectPoints(ONE, 15)
        .expectOver(ONE);
  }
}
