package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.KEEP;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.model.Face;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("stretchy")
@Tag("R-4")
class StretchyTest {
  private static final String STRETCHY = "stretchy";

  private static Scenario stopped(Edition edition, int energy, String dice) {
    return table(edition)
        .cards(ONE, STRETCHY)
        .energy(ONE, energy)
        .turnOf(ONE)
        .roll(dice)
        .act(ONE, STOP);
  }

  @InBothEditions
  void two_energy_turn_a_die(Edition edition) {
    stopped(edition, 2, "112233")
        .expectAsked(ONE, ChooseDieChange.class)
        .act(ONE, turn(STRETCHY, '1', '3'))
        .expectEnergy(ONE, 0)
        .expectPoints(ONE, 3)
        .expectCards(ONE, STRETCHY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void any_face_can_be_turned_to_any_other(Edition edition) {
    Scenario scenario = stopped(edition, 2, "123EHS");
    for (Face from : Face.values()) {
      for (Face to : Face.values()) {
        if (from != to) {
          Scenario.from(edition.game(), scenario.record())
              .act(ONE, turn(STRETCHY, from.symbol(), to.symbol()))
              .expectEnergy(ONE, 0);
        }
      }
    }
  }

  @InBothEditions
  void dice_can_be_turned_as_long_as_energy_lasts(Edition edition) {
    stopped(edition, 5, "112233")
        .act(ONE, turn(STRETCHY, '1', '3'))
        .expectEnergy(ONE, 3)
        .act(ONE, turn(STRETCHY, '1', '3'))
        .expectEnergy(ONE, 1)
        .expectPoints(ONE, 4)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void one_can_stop_before_energy_runs_out(Edition edition) {
    stopped(edition, 4, "112233")
        .act(ONE, turn(STRETCHY, '1', '3'))
        .act(ONE, KEEP)
        .expectEnergy(ONE, 2)
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  void one_energy_is_not_enough(Edition edition) {
    stopped(edition, 1, "112233").expectEnergy(ONE, 1).expectTurnOf(TWO);
  }

  @InBothEditions
  void energy_on_the_dice_does_not_pay(Edition edition) {
    stopped(edition, 1, "1122EE").expectEnergy(ONE, 3).expectTurnOf(TWO);
  }

  @InBothEditions
  void need_not_be_used(Edition edition) {
    stopped(edition, 2, "112233").act(ONE, KEEP).expectEnergy(ONE, 2).expectTurnOf(TWO);
  }

  @InBothEditions
  void waits_for_the_last_roll(Edition edition) {
    table(edition)
        .cards(ONE, STRETCHY)
        .energy(ONE, 2)
        .turnOf(ONE)
        .roll("112233")
        .expectRefused(turn(STRETCHY, '1', '3'))
        .act(ONE, STOP)
        .act(ONE, turn(STRETCHY, '1', '3'))
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_after_psychic_probe(Edition edition) {
    table(edition)
        .cards(ONE, STRETCHY)
        .energy(ONE, 2)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("111223")
        .act(ONE, STOP)
        .expectAsked(TWO, ChooseProbe.class)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("3")
        .act(ONE, turn(STRETCHY, '3', '1'))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_also_after_a_probe_that_is_not_used(Edition edition) {
    table(edition)
        .cards(ONE, STRETCHY)
        .energy(ONE, 2)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(TWO, DECLINE)
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  void turns_no_dice_of_others(Edition edition) {
    table(edition)
        .cards(THREE, STRETCHY)
        .energy(ONE, 4)
        .energy(THREE, 4)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectEnergy(THREE, 4)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_costs_as_much(Edition edition) {
    table(edition)
        .cards(ONE, STRETCHY, "mimic>1/stretchy")
        .energy(ONE, 5)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn("mimic", '1', '3'))
        .expectEnergy(ONE, 3)
        .act(ONE, turn(STRETCHY, '1', '3'))
        .expectEnergy(ONE, 1)
        .expectPoints(ONE, 4)
        .expectCards(ONE, STRETCHY, "mimic>1/stretchy")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("energy-drink")
  void what_is_spent_on_rolls_is_missing_here(Edition edition) {
    table(edition)
        .cards(ONE, STRETCHY, "energy-drink")
        .energy(ONE, 2)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, use("energy-drink"))
        .act(ONE, STOP)
        .expectEnergy(ONE, 1)
        .expectTurnOf(TWO);
  }
}
