package io.github.kotrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForesightTest {
  private final Game game = KingOfTokyo.secondEdition();
  private final Foresight foresight = new Foresight(game, new GreedyBot());
  private final GameState start =
      game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
          .withMarket(Market.empty())
          .withFirst(Seat.ONE));

  /** The second roll leaves questions to answer in its turn, the first does not. */
  @ParameterizedTest
  @ValueSource(strings = {"112233", "111EHH"})
  void a_turn_ends_when_the_next_monster_is_about_to_roll(String dice) {
    GameState end =
        foresight.endOfTurn(game.next(start, new Roll(Dice.parse(dice))), new SeededRandom(1));
    assertThat(end.activeSeat()).isEqualTo(Seat.TWO);
    assertThat(Foresight.isFirstRoll(end)).isTrue();
  }

  @Test
  void turns_are_counted_from_the_one_under_way() {
    GameState rolled = game.next(start, new Roll(Dice.parse("112233")));
    for (int turns = 1; turns <= 4; turns++) {
      GameState end = foresight.afterTurns(rolled, turns, new SeededRandom(turns));
      assertThat(end.activeSeat()).isEqualTo(Seat.at(turns % 3));
      assertThat(Foresight.isFirstRoll(end)).isTrue();
    }
  }
}
