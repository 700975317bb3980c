package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.CAMOUFLAGE;
import static io.github.kotrules.cards.DiceCardKit.KEEP;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.rerollWith;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("background-dweller")
class BackgroundDwellerTest {
  private static final String DWELLER = "background-dweller";

  private static Scenario turnOfOwner(Edition edition) {
    return table(edition).cards(ONE, DWELLER).turnOf(ONE);
  }

  /** Seat 1 owns the card and Plot Twist, seat 2 Psychic Probe; seat 1 has stopped rolling. */
  private static Scenario probed(Edition edition, String dice) {
    return table(edition)
        .cards(ONE, DWELLER, "plot-twist")
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll(dice)
        .act(ONE, STOP);
  }

  @InBothEditions
  void rolls_a_three_again_without_spending_a_roll(Edition edition) {
    Scenario scenario =
        turnOfOwner(edition).roll("1123EH").act(ONE, rerollWith(DWELLER, "3")).expectDice(1);
    scenario.roll("2").expectAsked(ONE, ChooseReroll.class);
    assertThat(scenario.state().rollsLeft()).isEqualTo(2);
    assertThat(scenario.state().dice()).isEqualTo(Dice.parse("1122EH"));
  }

  @InBothEditions
  void rolls_again_as_often_as_threes_appear(Edition edition) {
    turnOfOwner(edition)
        .roll("1123EH")
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("3")
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("3")
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("3")
        .act(ONE, reroll("3E"))
        .roll("33")
        .act(ONE, rerollWith(DWELLER, "33"))
        .expectDice(2);
  }

  @InBothEditions
  void still_works_after_the_last_roll(Edition edition) {
    turnOfOwner(edition)
        .roll("1122EE")
        .act(ONE, reroll("E"))
        .roll("E")
        .act(ONE, reroll("E"))
        .roll("3")
        .expectAsked(ONE, ChooseReroll.class)
        .expectOptions(STOP, rerollWith(DWELLER, "3"))
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("3")
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("2")
        .resolveInFixedOrder()
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void rolls_any_number_of_threes_and_nothing_else(Edition edition) {
    Scenario scenario = turnOfOwner(edition).roll("11333E");
    assertThat(scenario.options().stream().filter(RerollWithCard.class::isInstance))
        .containsExactly(
            rerollWith(DWELLER, "3"), rerollWith(DWELLER, "33"), rerollWith(DWELLER, "333"));
    scenario.expectRefused(rerollWith(DWELLER, "1")).expectRefused(rerollWith(DWELLER, "13"));
  }

  @InBothEditions
  void may_keep_threes(Edition edition) {
    turnOfOwner(edition).finalDice("112333").expectPoints(ONE, 3).expectTurnOf(TWO);
  }

  @InBothEditions
  void does_nothing_for_dice_without_a_three(Edition edition) {
    turnOfOwner(edition)
        .roll("1122EE")
        .act(ONE, reroll("E"))
        .roll("E")
        .act(ONE, reroll("E"))
        .roll("E")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void does_nothing_for_the_threes_of_others(Edition edition) {
    Scenario scenario = table(edition).cards(TWO, DWELLER).turnOf(ONE).roll("112333");
    assertThat(scenario.options()).noneMatch(RerollWithCard.class::isInstance);
    scenario.act(ONE, STOP).expectPoints(ONE, 3).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("psychic-probe")
  @Tag("R-4")
  void rolls_a_three_that_a_probe_gave_before_dice_are_changed(Edition edition) {
    probed(edition, "1122EH")
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .expectPending(new ChooseFreeReroll(ONE, Dice.parse("3"), null))
        .act(ONE, rerollWith(DWELLER, "3"))
        .expectDice(1)
        .roll("3")
        .act(ONE, rerollWith(DWELLER, "3"))
        .roll("2")
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void rolls_a_three_that_a_probe_gave_so_that_it_does_not_score(Edition edition) {
    probed(edition, "1133EH")
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .act(ONE, rerollWith(DWELLER, "3"))
        .expectEvent(new CardUsed(ONE, CardId.of(DWELLER)))
        .roll("E")
        .act(ONE, KEEP)
        .resolveInFixedOrder()
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 2);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void may_keep_a_three_that_a_probe_gave(Edition edition) {
    probed(edition, "1122EH")
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .act(ONE, DECLINE)
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void rolls_no_other_face_that_a_probe_gave(Edition edition) {
    probed(edition, "1122EH")
        .act(TWO, probe("psychic-probe", '1'))
        .roll("2")
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void rolls_no_three_that_lay_there_before_the_probe(Edition edition) {
    probed(edition, "1233EH")
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .expectOptions(DECLINE, rerollWith(DWELLER, "3"));
  }

  @InBothEditions
  @Tag("plot-twist")
  void does_not_roll_a_die_that_was_turned_to_three(Edition edition) {
    table(edition)
        .cards(ONE, DWELLER, "plot-twist")
        .turnOf(ONE)
        .roll("1122EH")
        .act(ONE, STOP)
        .act(ONE, turn("plot-twist", '1', '3'))
        .expectAsked(ONE, ChooseGroup.class)
        .resolveInFixedOrder()
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("camouflage")
  void rolls_a_three_of_its_camouflage_in_the_second_edition() {
    table(Edition.SECOND)
        .cards(TWO, DWELLER, "camouflage")
        .turnOf(ONE)
        .finalDice("1122SS")
        .act(TWO, use("camouflage"))
        .roll("3H")
        .expectPending(new ChooseFreeReroll(TWO, Dice.parse("3H"), CAMOUFLAGE))
        .act(TWO, rerollWith(DWELLER, "3"))
        .expectDice(1)
        .roll("3")
        .act(TWO, rerollWith(DWELLER, "3"))
        .roll("H")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("camouflage")
  void rolls_a_three_of_its_camouflage_in_the_first_edition() {
    table(Edition.FIRST)
        .cards(TWO, DWELLER, "camouflage")
        .turnOf(ONE)
        .finalDice("1122SS")
        .roll("3H")
        .act(TWO, rerollWith(DWELLER, "3"))
        .expectDice(1)
        .roll("H")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("camouflage")
  void does_not_roll_a_three_of_anothers_camouflage() {
    table(Edition.SECOND)
        .cards(ONE, DWELLER)
        .cards(TWO, "camouflage")
        .turnOf(ONE)
        .finalDice("1122SS")
        .act(TWO, use("camouflage"))
        .roll("3H")
        .expectLife(TWO, 9);
  }

  @InBothEditions
  @Tag("mimic")
  void works_as_a_copy_of_anothers(Edition edition) {
    table(edition)
        .cards(TWO, DWELLER)
        .cards(ONE, "mimic>2/background-dweller")
        .turnOf(ONE)
        .roll("1123EH")
        .act(ONE, rerollWith("mimic", "3"))
        .expectDice(1);
  }

  @InBothEditions
  @Tag("metamorph")
  void does_nothing_once_it_is_sold(Edition edition) {
    Scenario scenario = edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, DWELLER, "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell(DWELLER))
        .act(ONE, END_SELLING)
        .finalDice("112233")
        .roll("112233")
        .expectAsked(ONE, ChooseReroll.class);
    assertThat(scenario.options()).noneMatch(RerollWithCard.class::isInstance);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void nobody_is_asked_about_a_probed_three_without_it(Edition edition) {
    table(edition)
        .cards(TWO, "psychic-probe", DWELLER)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .expectNoEvent(QuestionAsked.class)
        .expectPoints(ONE, 3)
        .expectTurnOf(TWO);
  }
}
