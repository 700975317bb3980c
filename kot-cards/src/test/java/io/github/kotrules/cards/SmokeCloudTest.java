package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("smoke-cloud")
@Tag("R-3")
class SmokeCloudTest {
  private static final String CLOUD = "smoke-cloud";
  private static final CardId CLOUD_ID = CardId.of(CLOUD);

  /** Seat 1 has made its three rolls, the last of one die. */
  private static Scenario afterThreeRolls(Given given) {
    return given
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3");
  }

  @InBothEditions
  void comes_with_three_charges(Edition edition) {
    table(edition)
        .energy(ONE, 4)
        .market(CLOUD)
        .deck("tank")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(CLOUD))
        .reveal("tank")
        .expectCards(ONE, "smoke-cloud:3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void a_charge_gives_a_fourth_roll(Edition edition) {
    afterThreeRolls(table(edition).cards(ONE, "smoke-cloud:3"))
        .expectAsked(ONE, ChooseReroll.class)
        .expectOptions(STOP, use(CLOUD))
        .act(ONE, use(CLOUD))
        .expectEvent(new CountersChanged(ONE, CLOUD_ID, 2))
        .act(ONE, reroll("112233"))
        .expectDice(6)
        .roll("112222")
        .expectOptions(STOP, use(CLOUD))
        .act(ONE, STOP)
        .expectPoints(ONE, 3)
        .expectCards(ONE, "smoke-cloud:2")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void charges_can_be_spent_before_the_free_rolls_are_used(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, "smoke-cloud:3")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, use(CLOUD))
        .act(ONE, use(CLOUD));
    assertThat(scenario.state().rollsLeft()).isEqualTo(4);
  }

  @InBothEditions
  void leaves_with_its_last_charge_which_still_gives_its_roll(Edition edition) {
    Scenario scenario = afterThreeRolls(table(edition).cards(ONE, "smoke-cloud:1"))
        .act(ONE, use(CLOUD))
        .expectCards(ONE);
    assertThat(scenario.state().discards().contains(CLOUD_ID)).isTrue();
    scenario
        .expectAsked(ONE, ChooseReroll.class)
        .act(ONE, reroll("3"))
        .roll("2")
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void all_three_charges_can_be_spent_in_one_turn(Edition edition) {
    afterThreeRolls(table(edition).cards(ONE, "smoke-cloud:3"))
        .act(ONE, use(CLOUD))
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, use(CLOUD))
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, use(CLOUD))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectCards(ONE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void without_a_charge_it_gives_no_roll(Edition edition) {
    afterThreeRolls(table(edition).cards(ONE, CLOUD)).expectCards(ONE, CLOUD).expectTurnOf(TWO);
  }

  @InBothEditions
  void it_is_too_late_after_stopping(Edition edition) {
    table(edition)
        .cards(ONE, "smoke-cloud:3", "plot-twist")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectAsked(ONE, ChooseDieChange.class)
        .expectRefused(use(CLOUD));
  }

  @InBothEditions
  void gives_others_nothing(Edition edition) {
    afterThreeRolls(table(edition).cards(TWO, "smoke-cloud:3"))
        .expectCards(TWO, "smoke-cloud:3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_has_three_charges_of_its_own(Edition edition) {
    table(edition)
        .cards(ONE, "mimic")
        .energy(ONE, 1)
        .cards(THREE, "smoke-cloud:1")
        .turnOf(ONE)
        .act(ONE, copy(THREE, CLOUD))
        .expectCards(ONE, "mimic>3/smoke-cloud:3")
        .expectCards(THREE, "smoke-cloud:1");
  }

  @InBothEditions
  @Tag("mimic")
  void a_mimic_bought_for_it_has_three_charges(Edition edition) {
    table(edition)
        .energy(ONE, 8)
        .market("mimic")
        .deck("tank")
        .cards(THREE, "smoke-cloud:1")
        .cards(TWO, "wings")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("mimic"))
        .reveal("tank")
        .act(ONE, copy(THREE, CLOUD))
        .expectCards(ONE, "mimic>3/smoke-cloud:3")
        .expectCards(THREE, "smoke-cloud:1");
  }

  @InBothEditions
  @Tag("mimic")
  void an_empty_copy_leaves_a_blank_mimic_and_the_original_as_it_was(Edition edition) {
    afterThreeRolls(
            table(edition).cards(ONE, "mimic>3/smoke-cloud:1").cards(THREE, "smoke-cloud:2"))
        .act(ONE, use("mimic"))
        .expectCards(ONE, "mimic")
        .expectCards(THREE, "smoke-cloud:2")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void the_charges_of_a_copy_add_to_those_of_the_original(Edition edition) {
    afterThreeRolls(table(edition).cards(ONE, "smoke-cloud:1", "mimic>1/smoke-cloud:1"))
        .act(ONE, use("mimic"))
        .expectCards(ONE, "smoke-cloud:1", "mimic")
        .act(ONE, use(CLOUD))
        .expectCards(ONE, "mimic")
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_ends_with_the_last_charge_of_the_original(Edition edition) {
    afterThreeRolls(
            table(edition).cards(ONE, "smoke-cloud:1").cards(THREE, "mimic>1/smoke-cloud:2"))
        .act(ONE, use(CLOUD))
        .expectCards(ONE)
        .expectCards(THREE, "mimic");
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_that_moves_away_and_back_has_three_charges_again(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, "mimic>2/smoke-cloud:1")
        .energy(ONE, 2)
        .cards(TWO, "smoke-cloud:3", "giant-brain")
        .turnOf(ONE)
        .act(ONE, copy(TWO, "giant-brain"))
        .expectCards(ONE, "mimic>2/giant-brain")
        .finalDice("112233")
        .finalDice("112233")
        .act(ONE, copy(TWO, CLOUD))
        .expectCards(ONE, "mimic>2/smoke-cloud:3");
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void its_charges_and_copies_move_with_it(Edition edition) {
    table(edition)
        .cards(ONE, "parasitic-tentacles")
        .energy(ONE, 4)
        .cards(TWO, "smoke-cloud:2")
        .cards(THREE, "mimic>2/smoke-cloud:1")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, CLOUD))
        .expectCards(ONE, "parasitic-tentacles", "smoke-cloud:2")
        .expectCards(TWO)
        .expectCards(THREE, "mimic>1/smoke-cloud:1")
        .expectEnergy(ONE, 0)
        .expectEnergy(TWO, 4);
  }

  @InBothEditions
  @Tag("metamorph")
  void sells_for_its_price_whatever_is_left_on_it(Edition edition) {
    table(edition)
        .cards(ONE, "smoke-cloud:1", "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell(CLOUD))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 4)
        .expectCards(ONE, "metamorph");
  }
}
