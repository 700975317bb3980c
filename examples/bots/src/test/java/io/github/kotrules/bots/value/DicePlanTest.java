package io.github.kotrules.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import org.junit.jupiter.api.Test;

class DicePlanTest {
  private final Game game = KingOfTokyo.secondEdition();
  private final Judge judge = new LearnedJudge(Networks.shipped(), game.rules());
  private final GameState start = start(Seat.ONE);

  private GameState start(Seat first) {
    return game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .withMarket(Market.empty())
        .withFirst(first));
  }

  private DicePlan plan() {
    return new DicePlan(start, start, 6, 3, game, new Lookahead(game, judge), new SeededRandom(1));
  }

  /** This is what makes a result without luck unbiased. */
  @Test
  void luck_is_zero_on_average() {
    DicePlan plan = plan();
    Dice dice = Dice.parse("112EHS");
    Dice rolled = Dice.parse("12E");
    double[] before = plan.beforeRoll(dice, rolled, 2);
    double[] mean = new double[3];
    DiceOdds.after(dice.minus(rolled), 3).forEach((fallen, probability) -> {
      double[] after = plan.afterRoll(fallen, 1);
      for (int seat = 0; seat < mean.length; seat++) {
        mean[seat] += probability * after[seat];
      }
    });
    for (int seat = 0; seat < mean.length; seat++) {
      assertThat(mean[seat]).isCloseTo(before[seat], within(1e-12));
    }
    assertThat(plan.afterRoll(dice, 1)[0]).isNotCloseTo(before[0], within(1e-3));
  }

  @Test
  void chances_of_all_seats_add_up_to_one() {
    double[] chances = plan().beforeRoll(Dice.parse("111111"), Dice.parse("111111"), 3);
    assertThat(chances[0] + chances[1] + chances[2]).isCloseTo(1, within(1e-9));
  }

  @Test
  void a_plan_fits_its_turn_only() {
    DicePlan plan = plan();
    GameState rolled = game.next(start, new Roll(Dice.parse("112EHS")));
    GameState again =
        game.next(game.next(rolled, new RerollDice(Dice.parse("11"))), new Roll(Dice.parse("33")));
    assertThat(plan.fits(rolled)).isTrue();
    assertThat(plan.fits(again)).isTrue();
    assertThat(plan.fits(game.next(start(Seat.TWO), new Roll(Dice.parse("112EHS")))))
        .isFalse();
  }
}
