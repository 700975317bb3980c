package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.DECLINE;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.reroll;
import static io.github.kotrules.testkit.rules.Answer.use;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.Dizziness;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.DiceCards.Encore;
import io.github.kotrules.testkit.cards.DiceCards.LooseHead;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import io.github.kotrules.testkit.cards.VitalCards.Bandage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("R-2")
class DiceCountTest {
  private static final Game GAME = Edition.SECOND.game(
      2,
      new SecondHead(),
      new LooseHead(),
      new Echo(),
      new Encore(),
      new Dizziness(),
      new Bandage());

  @InBothEditions
  void the_number_of_dice_is_six(Edition edition) {
    Scenario.of(edition.game(), 2).turnOf(ONE).expectDice(6);
  }

  @Test
  void grows_with_each_extra_head() {
    Scenario.of(GAME, 2).cards(ONE, "second-head").turnOf(ONE).expectDice(7);
    Scenario.of(GAME, 2).cards(ONE, "second-head", "second-head").turnOf(ONE).expectDice(8);
  }

  @Test
  void grows_for_the_owner_only() {
    Scenario.of(GAME, 2).cards(TWO, "second-head").turnOf(ONE).expectDice(6);
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 4", "5, 1"})
  void shrinks_with_each_shrink_token(int tokens, int dice) {
    Scenario.of(GAME, 2).shrink(ONE, tokens).turnOf(ONE).expectDice(dice);
  }

  @Test
  void shrinks_for_the_holder_of_the_tokens_only() {
    Scenario.of(GAME, 2).shrink(TWO, 2).turnOf(ONE).expectDice(6);
  }

  @Test
  void is_not_touched_by_poison() {
    Scenario.of(GAME, 2).poison(ONE, 2).turnOf(ONE).expectDice(6);
  }

  @Test
  void is_one_smaller_in_an_extra_turn() {
    Scenario.of(GAME, 2)
        .cards(ONE, "encore")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectAsked(ONE, ChooseExtraTurn.class)
        .act(ONE, new TakeExtraTurn())
        .expectTurnOf(ONE)
        .expectDice(5);
  }

  @Test
  void is_one_smaller_still_in_the_next_extra_turn() {
    Scenario.of(GAME, 2)
        .cards(ONE, "encore")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, new TakeExtraTurn())
        .finalDice("11223")
        .act(ONE, new TakeExtraTurn())
        .expectDice(4);
  }

  @Test
  void the_number_of_dice_is_six_again_after_extra_turns() {
    Scenario.of(GAME, 2)
        .cards(ONE, "encore")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, new TakeExtraTurn())
        .finalDice("11223")
        .act(ONE, DECLINE)
        .expectTurnOf(TWO)
        .expectDice(6)
        .finalDice(NOTHING)
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @Test
  void is_what_all_of_these_add_up_to() {
    Scenario.of(GAME, 2)
        .cards(ONE, "second-head", "echo>1/second-head", "encore")
        .shrink(ONE, 3)
        .turnOf(ONE)
        .expectDice(6 + 2 - 3)
        .finalDice("11223")
        .act(ONE, new TakeExtraTurn())
        .expectDice(6 + 2 - 3 - 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 20})
  void is_never_less_than_none(int tokens) {
    Scenario.of(GAME, 2)
        .shrink(TWO, tokens)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectNoEvent(DiceRolled.class)
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @Test
  void takes_no_extra_head_below_none() {
    Scenario.of(GAME, 2)
        .cards(ONE, "second-head")
        .shrink(ONE, 6)
        .turnOf(ONE)
        .expectTurnOf(ONE)
        .expectDice(1);
  }

  @Test
  void of_none_leaves_the_other_steps_of_the_turn() {
    Scenario.of(GAME, 2)
        .shrink(ONE, 6)
        .energy(ONE, 1)
        .market("bandage")
        .turnOf(ONE)
        .expectPlace(ONE, Place.CITY)
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @Test
  void counts_a_token_that_came_at_the_start_of_the_turn() {
    Scenario.of(GAME, 2).cards(ONE, "dizziness").turnOf(ONE).expectDice(5);
  }

  @Test
  void stays_when_an_extra_head_is_lost_between_rolls() {
    Scenario.of(GAME, 2)
        .cards(ONE, "loose-head")
        .turnOf(ONE)
        .roll("1122333")
        .act(ONE, use("loose-head"))
        .expectCards(ONE)
        .act(ONE, reroll("1122333"))
        .expectDice(7);
  }

  @Test
  void stays_until_the_next_turn_when_a_heart_removes_a_shrink_token() {
    Scenario.of(GAME, 2)
        .shrink(ONE, 1)
        .turnOf(ONE)
        .expectDice(5)
        .finalDice("H1122")
        .act(ONE, new SpendHearts(0, 0, 1))
        .expectTurnOf(TWO)
        .finalDice(NOTHING)
        .expectTurnOf(ONE)
        .expectDice(6);
  }
}
