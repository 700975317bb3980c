package io.github.kotrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameState;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RulesOfThumbTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final Game GAME = KingOfTokyo.secondEdition();

  private static GameState state(String... lines) {
    return NOTATION
        .readRecord("kot 1\nedition second\n" + String.join("\n", lines) + "\n")
        .end();
  }

  @Test
  void danger_is_the_chance_of_enough_smashes() {
    assertThat(Danger.atLeast(0, 6, Danger.smash(3))).isEqualTo(1, within(1e-12));
    assertThat(Danger.atLeast(3, 6, Danger.smash(3))).isEqualTo(0.499771, within(1e-6));
    assertThat(Danger.atLeast(7, 6, Danger.smash(3))).isEqualTo(0, within(1e-12));
  }

  @Test
  void greedy_kills_when_it_can_and_leaves_when_it_must() {
    GameState killing = state(
        "seat 1 gigazaur place=city life=2",
        "seat 2 the-king",
        "market - - -",
        "first 2",
        "roll 333ESS");
    GameState dying = state(
        "seat 1 gigazaur place=city life=4",
        "seat 2 the-king",
        "market - - -",
        "first 2",
        "roll 333ESS",
        "resolve",
        "resolve N",
        "resolve E");

    assertThat(new GreedyBot().choose(Question.of(GAME, killing)))
        .isIn(new StopRolling(), new RerollDice(Dice.parse("E")));
    assertThat(new GreedyBot().choose(Question.of(GAME, dying))).isEqualTo(new YieldTokyo());
  }

  @Test
  void expectimax_takes_the_points_that_win() {
    GameState state = state(
        "seat 1 gigazaur place=city",
        "seat 2 the-king points=17",
        "market - - -",
        "first 2",
        "roll 333ESS");
    ExpectimaxBot bot = new ExpectimaxBot(GAME, new SplittableRandom(1));

    assertThat(bot.choose(Question.of(GAME, state)))
        .isIn(
            new StopRolling(),
            new RerollDice(Dice.parse("E")),
            new RerollDice(Dice.parse("ESS")),
            new RerollDice(Dice.parse("SS")));
  }

  @Test
  void chances_to_win_add_up_and_favour_the_stronger() {
    GameState state = state(
        "seat 1 gigazaur life=3",
        "seat 2 the-king points=12",
        "seat 3 alienoid out",
        "market - - -",
        "first 2");
    double[] chances = PositionValue.of(state);

    assertThat(chances[0] + chances[1] + chances[2]).isEqualTo(1, within(1e-9));
    assertThat(chances[1]).isGreaterThan(chances[0]);
    assertThat(chances[2]).isZero();
  }
}
