package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.ChooserException;
import io.github.kotrules.Game;
import io.github.kotrules.Play;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PerfectBotTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  private static Action answer(GameState state) {
    return new PerfectBot(GAME).choose(Question.of(GAME, state));
  }

  private static GameState after(Scene scene, Action... actions) {
    GameState state = scene.state(GAME);
    for (Action action : actions) {
      state = GAME.next(state, action);
    }
    return state;
  }

  @Test
  void stops_when_it_has_won() {
    Scene lastLife = new Scene(5, 5, 1, 5, 2);

    assertThat(answer(after(lastLife, new Roll(Dice.parse("11EEES")))))
        .isEqualTo(new StopRolling());
  }

  @Test
  void keeps_what_wins() {
    Scene twoLives = new Scene(1, 0, 2, 19, 2);

    assertThat(answer(after(twoLives, new Roll(Dice.parse("1123ES")))))
        .isEqualTo(new Action.RerollDice(Dice.parse("1123E")));
  }

  /** The points that the dice still score matter when the attacked Monster decides. */
  @Test
  void knows_which_groups_are_left_when_it_is_asked_to_yield() {
    Scene weak = new Scene(6, 14, 3, 5, 2);
    Roll scoring = new Roll(Dice.parse("33333S"));
    GameState before = after(weak, scoring, new StopRolling(), new ResolveDice(DiceGroup.SMASH));
    GameState behind = after(weak, scoring, new StopRolling(), new ResolveDice(DiceGroup.NUMBERS));
    GameState without = after(weak, new Roll(Dice.parse("1123ES")), new StopRolling());

    // With 19 points the attacker wins by entering.
    assertThat(answer(before)).isEqualTo(new StayInTokyo());
    assertThat(answer(behind)).isEqualTo(new StayInTokyo());
    assertThat(answer(GAME.next(without, new ResolveDice(DiceGroup.SMASH))))
        .isEqualTo(new YieldTokyo());
  }

  @Test
  void leaves_before_it_falls() {
    Scene weak = new Scene(10, 2, 4, 2, 2);

    assertThat(answer(after(weak, new Roll(Dice.parse("1123SS")), new StopRolling())))
        .isEqualTo(new YieldTokyo());
  }

  @Test
  void wins_as_often_as_it_should_in_a_small_game() {
    Game small = GAME.withRules(GAME.rules().withPointsToWin(6));
    GameState start = Scene.start(small).state(small);
    double exact = Plans.of(small).duel().value(Position.of(start));
    List<Chooser> bots = Collections.nCopies(2, new PerfectBot(small));

    Frequency frequency = Frequency.of(small, start, Seat.ONE, exact, bots, 40_000, 7);

    assertThat(frequency.fits()).as("%s", frequency).isTrue();
    assertThat(new Frequency(exact + .02, frequency.wins(), frequency.games()).fits())
        .isFalse();
  }

  @Test
  void wins_more_often_than_it_should_against_a_bot_that_does_not_play_perfectly() {
    GameState start = Scene.start(GAME).state(GAME);
    double exact = Plans.of(GAME).duel().value(Position.of(start));
    List<Chooser> bots = ImmutableList.of(new PerfectBot(GAME), Chooser.firstOption());

    Frequency frequency = Frequency.of(GAME, start, Seat.ONE, exact, bots, 1_000, 1);

    assertThat(frequency.share()).isGreaterThan(.9);
    assertThat(frequency.fits()).isFalse();
  }

  @Test
  void refuses_cards_and_a_third_player() {
    assertThatThrownBy(() -> new PerfectBot(KingOfTokyo.firstEdition()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("only the game without cards is solved");
    Play three = Play.of(GAME, Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .choosers(Collections.nCopies(3, new PerfectBot(GAME)))
        .random(new Random(1));
    assertThatThrownBy(three::toEnd)
        .isInstanceOf(ChooserException.class)
        .hasRootCauseMessage("only the game of two is solved; 3 are alive here");
  }
}
