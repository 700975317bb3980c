package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.EXTRA_TURN;
import static io.github.kotrules.cards.DiceCardKit.KEEP;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.model.Dice;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("herd-culler")
@Tag("R-4")
class HerdCullerTest {
  private static final String CULLER = "herd-culler";

  private static Scenario stopped(Edition edition, String dice) {
    return table(edition).cards(ONE, CULLER).turnOf(ONE).roll(dice).act(ONE, STOP);
  }

  @InBothEditions
  void turns_a_die_to_one(Edition edition) {
    stopped(edition, "112233")
        .expectAsked(ONE, ChooseDieChange.class)
        .act(ONE, turn(CULLER, '3', '1'))
        .expectPoints(ONE, 1)
        .expectCards(ONE, CULLER)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void turns_any_die_but_only_to_one(Edition edition) {
    stopped(edition, "123EHS")
        .expectOptions(
            KEEP,
            turn(CULLER, '2', '1'),
            turn(CULLER, '3', '1'),
            turn(CULLER, 'E', '1'),
            turn(CULLER, 'H', '1'),
            turn(CULLER, 'S', '1'))
        .expectRefused(turn(CULLER, '1', '2'))
        .expectRefused(turn(CULLER, '3', '2'));
  }

  @InBothEditions
  void need_not_be_used(Edition edition) {
    stopped(edition, "112233").act(ONE, KEEP).expectPoints(ONE, 0).expectTurnOf(TWO);
  }

  @InBothEditions
  void turns_one_die_only(Edition edition) {
    Scenario scenario = stopped(edition, "1222EE").act(ONE, turn(CULLER, '2', '1'));
    scenario.expectPoints(ONE, 0).expectEnergy(ONE, 2).expectTurnOf(TWO);
  }

  @InBothEditions
  void waits_for_the_last_roll(Edition edition) {
    table(edition)
        .cards(ONE, CULLER)
        .turnOf(ONE)
        .roll("112233")
        .expectRefused(turn(CULLER, '3', '1'))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectRefused(turn(CULLER, '3', '1'))
        .act(ONE, reroll("3"))
        .roll("3")
        .expectAsked(ONE, ChooseDieChange.class);
  }

  @InBothEditions
  void comes_before_the_dice_are_resolved(Edition edition) {
    stopped(edition, "1122EH")
        .expectEnergy(ONE, 0)
        .act(ONE, turn(CULLER, 'H', '1'))
        .resolveInFixedOrder()
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void the_turned_die_has_its_new_place_in_the_order(Edition edition) {
    stopped(edition, "1122EH").act(ONE, turn(CULLER, '2', '1')).expectAsked(ONE, ChooseGroup.class);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_after_psychic_probe(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, CULLER)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectAsked(TWO, ChooseProbe.class)
        .act(TWO, probe("psychic-probe", '1'))
        .roll("S")
        .expectAsked(ONE, ChooseDieChange.class)
        .act(ONE, turn(CULLER, 'S', '1'));
    scenario.expectLife(TWO, 10).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void comes_also_after_a_probe_that_is_not_used(Edition edition) {
    table(edition)
        .cards(ONE, CULLER)
        .cards(TWO, "psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(TWO, DECLINE)
        .act(ONE, turn(CULLER, '3', '1'))
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void works_again_in_the_next_turn_of_its_owner(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, CULLER)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn(CULLER, '3', '1'))
        .finalDice("112233")
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn(CULLER, '2', '1'))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("freeze-time")
  void works_again_in_an_extra_turn(Edition edition) {
    table(edition)
        .cards(ONE, CULLER, "freeze-time")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn(CULLER, '3', '1'))
        .act(ONE, EXTRA_TURN)
        .roll("11223")
        .act(ONE, STOP)
        .act(ONE, turn(CULLER, '3', '1'))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void turns_no_dice_of_others_and_none_for_them(Edition edition) {
    table(edition)
        .cards(THREE, CULLER)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void bought_this_turn_it_is_too_late(Edition edition) {
    table(edition)
        .energy(ONE, 3)
        .market(CULLER)
        .deck("tank")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(CULLER))
        .reveal("tank")
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_turns_a_second_die_and_no_third(Edition edition) {
    table(edition)
        .cards(ONE, CULLER, "mimic>1/herd-culler")
        .turnOf(ONE)
        .roll("122333")
        .act(ONE, STOP)
        .act(ONE, turn(CULLER, '3', '1'))
        .expectRefused(turn(CULLER, '3', '1'))
        .act(ONE, turn("mimic", '3', '1'))
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("plot-twist")
  @Tag("stretchy")
  void mixes_with_the_other_cards_that_turn_dice(Edition edition) {
    Scenario scenario = table(edition)
        .cards(ONE, CULLER, "plot-twist", "stretchy")
        .energy(ONE, 4)
        .turnOf(ONE)
        .roll("2233SS")
        .act(ONE, STOP)
        .act(ONE, turn("stretchy", 'S', 'H'))
        .act(ONE, turn(CULLER, 'H', '1'))
        .expectRefused(turn(CULLER, 'S', '1'))
        .act(ONE, turn("plot-twist", 'S', '1'))
        .expectAsked(ONE, ChooseDieChange.class);
    assertThat(scenario.state().dice()).isEqualTo(Dice.parse("112233"));
    scenario
        .act(ONE, turn("stretchy", '3', '1'))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, CULLER, "stretchy")
        .expectPoints(ONE, 1)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }
}
