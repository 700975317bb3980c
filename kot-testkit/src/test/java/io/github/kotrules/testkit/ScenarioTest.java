package io.github.kotrules.testkit;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.Failures.failureOf;
import static io.github.kotrules.testkit.Failures.firstLineOf;
import static io.github.kotrules.testkit.Failures.messageOf;
import static io.github.kotrules.testkit.cards.HouseCards.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.testkit.cards.HouseCards;
import io.github.kotrules.testkit.cards.VitalCards.Harvest;
import org.junit.jupiter.api.Test;

class ScenarioTest {
  private static final BuyCard BUY_PARADE = new BuyCard(CardId.of("parade"));

  private static Scenario rolled() {
    return Scenario.of(GAME, 3).inCity(ONE).turnOf(TWO).roll("11223S");
  }

  private static Scenario buying() {
    return Scenario.of(GAME, 3)
        .energy(ONE, 3)
        .market("parade")
        .deck("echo", "harvest")
        .turnOf(ONE)
        .finalDice("112233");
  }

  @Test
  void queued_dice_fall_as_soon_as_they_are_awaited() {
    Scenario.of(GAME, 3)
        .turnOf(ONE)
        .dice("112233", "EE", "HH")
        .act(ONE, new RerollDice(Dice.parse("11")))
        .expectEvent(new DiceRolled(ONE, Dice.parse("EE")))
        .act(ONE, new RerollDice(Dice.parse("22")))
        .resolveInFixedOrder()
        .expectEnergy(ONE, 2)
        .expectTurnOf(TWO)
        .end();
  }

  @Test
  void dice_can_be_queued_before_somebody_answers() {
    rolled()
        .dice("EE")
        .act(TWO, new RerollDice(Dice.parse("11")))
        .expectEventsInOrder(
            new RerollTaken(TWO, Dice.parse("11")), new DiceRolled(TWO, Dice.parse("EE")));
  }

  @Test
  void queued_cards_come_as_soon_as_they_are_awaited() {
    buying()
        .reveals("echo")
        .act(ONE, BUY_PARADE)
        .expectMarket("echo - -")
        .expectDiscarded("parade");
    Scenario.of(GAME, 2)
        .opening()
        .reveals("echo", "parade", "harvest")
        .expectMarket("echo parade harvest");
  }

  @Test
  void queued_chance_that_does_not_fit_fails_with_the_story() {
    assertThat(messageOf(() -> Scenario.of(GAME, 2).turnOf(ONE).dice("11")))
        .startsWith("the dice 11 fell, but 6 dice of seat 1 are awaited\nGiven\n");
    assertThat(firstLineOf(() -> buying().reveals("big-heart").act(ONE, BUY_PARADE)))
        .isEqualTo("big-heart came, but the deck holds only [harvest, echo]");
  }

  @Test
  void chance_that_is_not_awaited_fails() {
    assertThat(firstLineOf(() -> rolled().roll("112233")))
        .isEqualTo("the dice 112233 are not awaited: CyberBunny is asked which dice to roll again");
    assertThat(firstLineOf(() -> rolled().reveal("echo")))
        .isEqualTo(
            "no card is awaited, but echo came:" + " CyberBunny is asked which dice to roll again");
    assertThat(firstLineOf(() -> Scenario.of(GAME, 2).turnOf(ONE).roll("1")))
        .isEqualTo("the dice 1 fell, but 6 dice of seat 1 are awaited");
    assertThat(firstLineOf(() -> buying().act(ONE, BUY_PARADE).reveal("big-heart")))
        .isEqualTo("big-heart came, but the deck holds only [harvest, echo]");
  }

  @Test
  void groups_of_dice_that_cannot_be_picked_fail() {
    Scenario picking =
        Scenario.of(GAME, 3).inCity(ONE).turnOf(TWO).roll("1122ES").stop();

    assertThat(firstLineOf(() -> picking.resolve("HS")))
        .isEqualTo("the groups HS cannot be picked: there is no H to resolve here:"
            + " the groups are E S");
    assertThat(firstLineOf(() -> picking.resolve("?")))
        .isEqualTo("the groups ? cannot be picked: a group of dice is one of N H E S");
    assertThat(firstLineOf(() -> picking.resolve("ESH")))
        .isEqualTo("the groups ESH cannot be picked: there is no H to resolve here:"
            + " no group is left");
    assertThat(firstLineOf(() -> picking.resolve("S")))
        .isEqualTo("the groups S cannot be picked:"
            + " Gigazaur is asked whether to yield Tokyo to CyberBunny");
  }

  @Test
  void an_answer_of_somebody_who_is_not_asked_says_who_is_asked_what() {
    assertThat(firstLineOf(() -> rolled().stop().act(THREE, new EndBuying())))
        .isEqualTo("Kraken (seat 3) is not asked, but chooses to buy nothing more:"
            + " Gigazaur is asked whether to yield Tokyo to CyberBunny");
  }

  @Test
  void a_refused_answer_says_what_is_legal() {
    assertThat(firstLineOf(() -> buying().act(ONE, new StayInTokyo())))
        .isEqualTo(
            "refused: stay in Tokyo;" + " legal is buy nothing more; buy Parade; sweep the market");
  }

  @Test
  void ends_when_nothing_is_left_open() {
    rolled().stop().act(ONE, new StayInTokyo()).expectTurnOf(THREE).end();
  }

  @Test
  void does_not_end_while_somebody_is_asked() {
    assertThat(firstLineOf(() -> rolled().stop().end()))
        .isEqualTo("the scenario ends, but Gigazaur is asked whether to yield Tokyo to CyberBunny");
  }

  @Test
  void ends_with_a_question_that_is_left_open_on_purpose() {
    rolled().stop().endsAsking(ONE, ChooseYield.class).end();
    assertThat(firstLineOf(() -> rolled().stop().endsAsking(ONE, ChooseReroll.class)))
        .isEqualTo("Gigazaur (seat 1) is not asked to choose reroll:"
            + " Gigazaur is asked whether to yield Tokyo to CyberBunny");
  }

  @Test
  void does_not_end_with_unused_dice_or_cards() {
    assertThat(firstLineOf(() -> rolled().dice("33").endsAsking(TWO, ChooseReroll.class)))
        .isEqualTo("the scenario ends, but the dice 33 have not fallen");
    assertThat(firstLineOf(
            () -> rolled().stop().act(ONE, new StayInTokyo()).reveals("echo").end()))
        .isEqualTo("the scenario ends, but the card echo has not come");
  }

  @Test
  void expectations_say_what_was_expected_and_what_is() {
    Scenario scenario = rolled();
    assertThat(firstLineOf(() -> scenario.expectMaxLife(ONE, 12)))
        .isEqualTo("maximum life of Gigazaur (seat 1): expected 12, but is 10");
    assertThat(firstLineOf(() -> scenario.expectPlace(ONE, Place.OUTSIDE)))
        .isEqualTo("place of Gigazaur (seat 1): expected outside Tokyo, but is in Tokyo City");
    assertThat(firstLineOf(() -> scenario.expectTurnOf(ONE)))
        .isEqualTo("active Monster: expected Gigazaur (seat 1), but is CyberBunny (seat 2)");
    assertThat(firstLineOf(() -> scenario.expectDiscarded("echo")))
        .isEqualTo("echo in the discard pile: expected 1, but is 0");
    assertThat(firstLineOf(() -> scenario.expectOptions(new StopRolling())))
        .startsWith("options: expected stop rolling, but are stop rolling; roll ")
        .endsWith(" more");
    assertThat(firstLineOf(() -> scenario.expectRefused(new StopRolling())))
        .startsWith("not refused: stop rolling, which led to this: ");
    assertThat(
            firstLineOf(() -> scenario.expectPending(new DiceChance(TWO, 6, DiceChance.Use.TURN))))
        .isEqualTo("awaited: expected that CyberBunny is about to roll 6 dice,"
            + " but CyberBunny is asked which dice to roll again");
    assertThat(firstLineOf(() -> scenario.expectAsked(TWO, ChoosePurchase.class)))
        .isEqualTo("CyberBunny (seat 2) is not asked to choose purchase:"
            + " CyberBunny is asked which dice to roll again");
  }

  @Test
  void expects_dice_rolls_deck_and_discards() {
    rolled()
        .expectDiceOnTable("S32211")
        .expectRollsLeft(2)
        .act(TWO, new RerollDice(Dice.parse("11")))
        .expectDiceOnTable("223S")
        .expectRollsLeft(1);
    buying()
        .expectDeckSize(2)
        .expectDiscardPile("big-heart")
        .reveals("echo")
        .act(ONE, BUY_PARADE)
        .expectDeckSize(1)
        .expectDiscardPile("parade", "big-heart");
    Scenario.of(GAME, 2).turnOf(ONE).expectDiscardPile().expectDiceOnTable("-");

    Scenario scenario = buying();
    assertThat(firstLineOf(() -> scenario.expectDiceOnTable("112222")))
        .isEqualTo("dice on the table: expected 112222, but is 112233");
    assertThat(firstLineOf(() -> scenario.expectRollsLeft(0)))
        .isEqualTo("rolls left: expected 0, but is 2");
    assertThat(firstLineOf(() -> scenario.expectDeckSize(3)))
        .isEqualTo("cards in the deck: expected 3, but is 2");
    assertThat(firstLineOf(() -> scenario.expectDiscardPile("echo", "big-heart")))
        .isEqualTo("discard pile: expected [big-heart, echo], but is [big-heart]");
  }

  private static Scenario stayed() {
    return rolled().stop().act(ONE, new StayInTokyo());
  }

  @Test
  void looks_at_the_end_of_the_turn_up_to_the_next_step() {
    stayed()
        .expectTurnOf(THREE)
        .expectDiceOnTable("-")
        .atTurnEnd()
        .expectTurnOf(TWO)
        .expectDiceOnTable("11223S")
        .expectLife(ONE, 9)
        .expectDice(6)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 2)
        .atTurnEnd()
        .expectPoints(ONE, 0)
        .roll("112233")
        .expectPoints(ONE, 2);
  }

  @Test
  void looks_at_the_end_of_the_first_turn_that_a_step_has_ended() {
    rolled()
        .stop()
        .dice("112233")
        .act(ONE, new StayInTokyo())
        .expectDiceOnTable("112233")
        .expectTurnOf(THREE)
        .atTurnEnd()
        .expectTurnOf(TWO);
  }

  @Test
  void the_end_of_a_turn_says_what_was_expected_of_it() {
    assertThat(firstLineOf(() -> stayed().atTurnEnd().expectLife(ONE, 8)))
        .isEqualTo("at the end of the turn, life of Gigazaur (seat 1): expected 8, but is 9");
    assertThat(firstLineOf(() -> stayed().atTurnEnd().expectDiscarded("echo")))
        .isEqualTo("at the end of the turn, echo in the discard pile: expected 1, but is 0");
    assertThat(firstLineOf(() -> rolled().atTurnEnd()))
        .isEqualTo("no turn ended in the last step: CyberBunny is asked which dice to roll again");
  }

  @Test
  void expectations_of_events_say_what_happened_in_words() {
    Scenario scenario = rolled();
    PointsGained points = new PointsGained(ONE, 1);
    DiceRolled dice = new DiceRolled(TWO, Dice.parse("11223S"));
    scenario.expectEventsInOrder(dice);
    assertThat(firstLineOf(() -> scenario.expectEvent(points)))
        .isEqualTo("did not happen: Gigazaur gains 1 point");
    assertThat(firstLineOf(() -> scenario.expectEvent(new StepBegan(TurnStep.END))))
        .isEqualTo("did not happen: step began");
    assertThat(firstLineOf(() -> scenario.expectEventsInOrder(dice, points)))
        .isEqualTo(
            "did not happen in this order:" + " CyberBunny rolls 11223S; Gigazaur gains 1 point");
    assertThat(firstLineOf(() -> scenario.expectNoEvent(DiceRolled.class)))
        .isEqualTo("happened, but should not: CyberBunny rolls 11223S");
  }

  @Test
  void a_broken_law_is_told_as_a_story() {
    Game game = HouseCards.game(new HouseCards.Forgetful());
    AssertionError failure = failureOf(
        () -> Scenario.of(game, 2).cards(TWO, "forgetful").turnOf(ONE).finalDice("112233"));

    assertThat(failure)
        .hasMessageStartingWith("apply gave two answers to the same action\nGiven\n")
        .hasMessageContaining("\nWhen\n")
        .hasCauseInstanceOf(AssertionError.class);
  }

  @Test
  void a_card_that_throws_is_told_as_a_story() {
    Game game = HouseCards.game(new HouseCards.Jealous(), new Harvest());
    AssertionError failure = failureOf(() -> Scenario.of(game, 2)
        .cards(TWO, "jealous")
        .cards(ONE, "harvest")
        .turnOf(ONE)
        .finalDice("112233"));

    assertThat(failure)
        .hasMessageStartingWith("card jealous of seat 2 failed in ModifiesDice: it threw"
            + " java.lang.IllegalStateException: why not me?\nGiven\n")
        .hasCauseInstanceOf(CardFailureException.class)
        .hasRootCauseInstanceOf(IllegalStateException.class);
  }
}
