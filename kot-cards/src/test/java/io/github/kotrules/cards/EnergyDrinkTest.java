package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("energy-drink")
@Tag("R-3")
class EnergyDrinkTest {
  private static final String DRINK = "energy-drink";

  private static Given owner(Edition edition, int energy) {
    return table(edition).cards(ONE, DRINK).energy(ONE, energy);
  }

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
  void pays_one_energy_for_a_fourth_roll(Edition edition) {
    afterThreeRolls(owner(edition, 1))
        .expectAsked(ONE, ChooseReroll.class)
        .expectOptions(STOP, use(DRINK))
        .act(ONE, use(DRINK))
        .expectEnergy(ONE, 0)
        .act(ONE, reroll("3"))
        .roll("2")
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void the_roll_is_of_as_many_dice_as_wanted(Edition edition) {
    afterThreeRolls(owner(edition, 1))
        .act(ONE, use(DRINK))
        .act(ONE, reroll("112233"))
        .expectDice(6);
  }

  @InBothEditions
  void one_energy_buys_one_roll(Edition edition) {
    afterThreeRolls(owner(edition, 2))
        .act(ONE, use(DRINK))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectOptions(STOP, use(DRINK));
  }

  @InBothEditions
  void it_can_be_paid_as_long_as_energy_lasts(Edition edition) {
    afterThreeRolls(owner(edition, 3))
        .act(ONE, use(DRINK))
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, use(DRINK))
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, use(DRINK))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void it_can_be_paid_before_the_free_rolls_are_used(Edition edition) {
    Scenario scenario = owner(edition, 2)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, use(DRINK))
        .act(ONE, use(DRINK))
        .expectEnergy(ONE, 0)
        .expectAsked(ONE, ChooseReroll.class);
    assertThat(scenario.state().rollsLeft()).isEqualTo(4);
    scenario
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void a_paid_roll_need_not_be_used(Edition edition) {
    afterThreeRolls(owner(edition, 1))
        .act(ONE, use(DRINK))
        .act(ONE, STOP)
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void nothing_is_offered_without_energy(Edition edition) {
    afterThreeRolls(owner(edition, 0)).expectTurnOf(TWO);
  }

  @InBothEditions
  void energy_on_the_dice_does_not_pay(Edition edition) {
    owner(edition, 0)
        .turnOf(ONE)
        .roll("1122EE")
        .expectRefused(use(DRINK))
        .act(ONE, reroll("E"))
        .roll("E")
        .act(ONE, reroll("E"))
        .roll("E")
        .expectEnergy(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void it_is_too_late_after_stopping(Edition edition) {
    table(edition)
        .cards(ONE, DRINK, "plot-twist")
        .energy(ONE, 5)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectAsked(ONE, ChooseDieChange.class)
        .expectRefused(use(DRINK));
  }

  @InBothEditions
  @Tag("psychic-probe")
  @Tag("background-dweller")
  void it_is_too_late_for_a_die_that_a_probe_gave(Edition edition) {
    table(edition)
        .cards(ONE, DRINK, "background-dweller")
        .energy(ONE, 1)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .expectAsked(ONE, ChooseFreeReroll.class)
        .expectRefused(use(DRINK));
  }

  @InBothEditions
  void it_gives_nothing_to_others_and_nothing_in_their_turns(Edition edition) {
    Scenario scenario =
        afterThreeRolls(table(edition).cards(TWO, DRINK).energy(ONE, 5).energy(TWO, 5));
    scenario.expectEnergy(ONE, 5).expectEnergy(TWO, 5).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_costs_as_much(Edition edition) {
    afterThreeRolls(table(edition).cards(ONE, DRINK, "mimic>1/energy-drink").energy(ONE, 2))
        .expectOptions(STOP, use(DRINK), use("mimic"))
        .act(ONE, use("mimic"))
        .expectEnergy(ONE, 1)
        .act(ONE, use(DRINK))
        .expectEnergy(ONE, 0)
        .act(ONE, reroll("3"))
        .roll("3")
        .act(ONE, reroll("3"))
        .roll("3")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("shrink-ray")
  @Tag("R-2")
  void without_dice_it_is_not_offered(Edition edition) {
    table(edition)
        .cards(ONE, DRINK)
        .energy(ONE, 5)
        .shrink(ONE, 6)
        .turnOf(ONE)
        .expectEnergy(ONE, 5)
        .expectTurnOf(TWO);
  }
}
