package io.github.kotrules.testkit.assertj;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.assertj.KotAssertions.assertThat;
import static io.github.kotrules.testkit.assertj.KotAssertions.assertThatEvents;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Scenario;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class KotAssertionsTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final GameState STATE = Scenario.of(GAME, 2)
      .inCity(ONE)
      .life(ONE, 9)
      .points(TWO, 3)
      .poison(TWO, 1)
      .turnOf(TWO)
      .state();
  private static final Dice DICE = Dice.parse("112233");
  private static final Transition ROLLED = GAME.apply(STATE, new Roll(DICE));
  private static final DiceRolled DICE_ROLLED = new DiceRolled(TWO, DICE);

  private static void assertFails(ThrowingCallable failing, String firstLine) {
    assertThatThrownBy(failing)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(firstLine + "\n");
  }

  @Test
  void chain_what_is_true_of_a_table() {
    assertThat(STATE)
        .isNotOver()
        .isTurnOf(TWO)
        .hasMarket()
        .isWaitingForDice(6)
        .isWaitingFor(new DiceChance(TWO, 6, DiceChance.Use.TURN))
        .seat(ONE)
        .hasLife(9)
        .hasMaxLife(10)
        .isInCity()
        .ownsNothing()
        .seat(TWO)
        .hasPoints(3)
        .hasEnergy(0)
        .hasTokens(Token.POISON, 1)
        .isOutside()
        .doesNotOwn("jets")
        .table()
        .isNotOver();
  }

  @Test
  void say_what_was_expected_of_a_seat_and_show_the_table() {
    assertFails(
        () -> assertThat(STATE).seat(ONE).hasLife(8),
        "expected life of seat 1 to be 8, but it is 9");
    assertFails(
        () -> assertThat(STATE).seat(ONE).isInBay(),
        "expected place of seat 1 to be " + Place.BAY + ", but it is CITY");
    assertFails(
        () -> assertThat(STATE).seat(ONE).isEliminated(),
        "expected place of seat 1 to be NOWHERE, but it is CITY");
    assertFails(() -> assertThat(STATE).seat(ONE).owns("jets"), "expected seat 1 to own jets");
  }

  @Test
  void say_what_was_expected_of_a_table() {
    assertFails(
        () -> assertThat(STATE).isWaitingFor(TWO, ChooseReroll.class),
        "expected seat 2 to be asked ChooseReroll");
    assertFails(() -> assertThat(STATE).isOver(), "expected the game to be over");
    assertFails(() -> assertThat(STATE).isWonBy(ONE, TWO), "expected the game to be won by {1,2}");
    assertFails(
        () -> assertThat(STATE).isWaitingForCard(),
        "expected the table to wait for a card of the deck");
    assertFails(() -> assertThat(STATE).hasMarket("jets"), "expected the market to show jets");
    assertFails(
        () -> assertThat(STATE).isTurnOf(ONE),
        "expected a turn of seat 1, but it is that of seat 2");
  }

  @Test
  void know_who_has_won() {
    GameState won =
        Scenario.of(GAME, 2).points(ONE, 19).turnOf(ONE).finalDice("111EEH").state();
    assertThat(won).isOver().isWonBy(ONE);
  }

  @Test
  void chain_what_happened() {
    assertThat(ROLLED)
        .happened(DICE_ROLLED)
        .happened(QuestionAsked.class)
        .didNotHappen(LifeLost.class)
        .didNotHappen(new PointsGained(ONE, 1))
        .happenedInOrder(DICE_ROLLED)
        .state()
        .isWaitingFor(TWO, ChooseReroll.class);
    assertThatEvents(ROLLED.events()).happened(DICE_ROLLED);
  }

  @Test
  void say_what_was_expected_to_happen_and_what_did() {
    PointsGained point = new PointsGained(ONE, 1);
    assertFails(
        () -> assertThat(ROLLED).happened(point),
        "expected " + point + " to happen\nbut this happened:\n  " + DICE_ROLLED);
    assertFails(() -> assertThat(ROLLED).happened(LifeLost.class), "expected LifeLost");
    assertFails(() -> assertThat(ROLLED).didNotHappen(DiceRolled.class), "expected no DiceRolled");
    assertFails(
        () -> assertThat(ROLLED).happenedInOrder(point, DICE_ROLLED),
        "expected in this order:\n  " + point + "\n  " + DICE_ROLLED);
  }
}
