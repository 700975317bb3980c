package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.probe;
import static io.github.kotrules.cards.Say.reroll;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("psychic-probe")
@Tag("R-4")
class PsychicProbeTest {
  private static final String PROBE = "psychic-probe";

  private static Given prober(Edition edition) {
    return edition.table(3).cards(TWO, PROBE);
  }

  @InBothEditions
  void chooses_any_one_die(Edition edition) {
    prober(edition)
        .turnOf(ONE)
        .roll("11EEHS")
        .stop()
        .expectPending(new ChooseProbe(TWO))
        .expectOptions(
            DECLINE, probe(PROBE, '1'), probe(PROBE, 'E'), probe(PROBE, 'H'), probe(PROBE, 'S'));
  }

  @InBothEditions
  void has_that_die_rolled_again(Edition edition) {
    Scenario probed = prober(edition)
        .turnOf(ONE)
        .roll("333112")
        .stop()
        .act(TWO, probe(PROBE, '3'))
        .expectEvent(new CardUsed(TWO, CardId.of(PROBE)))
        .expectPending(new DiceChance(ONE, 1, DiceChance.Use.CARD))
        .roll("1");
    probed.expectPoints(TWO, 0);
    // three 1s instead of three 3s; the second edition's first Monster also enters Tokyo
    probed.expectPoints(ONE, edition == Edition.SECOND ? 2 : 1);
  }

  @InBothEditions
  void may_leave_the_dice_alone(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .turnOf(ONE)
        .finalDice("333112")
        .act(TWO, DECLINE)
        .expectPoints(ONE, 3)
        .expectCards(TWO, PROBE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void waits_for_the_last_roll(Edition edition) {
    prober(edition)
        .turnOf(ONE)
        .roll("112233")
        .expectAsked(ONE, ChooseReroll.class)
        .act(ONE, reroll("1"))
        .roll("1")
        .expectAsked(ONE, ChooseReroll.class)
        .act(ONE, reroll("1"))
        .roll("1")
        .expectPending(new ChooseProbe(TWO));
  }

  @InBothEditions
  @Tag("D-1")
  void comes_before_the_order_of_resolution_is_chosen(Edition edition) {
    Scenario probed = prober(edition)
        .inCity(THREE)
        .turnOf(ONE)
        .roll("333ESS")
        .stop()
        .act(TWO, probe(PROBE, 'S'))
        .roll("E")
        .expectAsked(ONE, ChooseGroup.class);
    assertThat(probed.state().dice()).isEqualTo(Dice.parse("333EES"));
  }

  @InBothEditions
  void gives_the_roller_no_further_roll(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("2")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void is_lost_on_a_heart_which_stands(Edition edition) {
    Scenario probed = prober(edition)
        .inCity(THREE)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("H")
        .expectLife(ONE, 6)
        .expectCards(TWO);
    assertThat(probed.state().discards().count(CardId.of(PROBE))).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST,1",
    "FIRST,2",
    "FIRST,3",
    "FIRST,E",
    "FIRST,S",
    "SECOND,1",
    "SECOND,2",
    "SECOND,3",
    "SECOND,E",
    "SECOND,S"
  })
  void stays_on_any_other_face(Edition edition, String face) {
    prober(edition)
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll(face)
        .expectCards(TWO, PROBE);
  }

  @InBothEditions
  void is_lost_when_a_heart_comes_up_a_heart_again(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("HH1122")
        .stop()
        .act(TWO, probe(PROBE, 'H'))
        .roll("H")
        .expectLife(ONE, 7)
        .expectCards(TWO);
  }

  @InBothEditions
  void stays_when_only_dice_left_alone_show_hearts(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("HH1122")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("3")
        .expectLife(ONE, 7)
        .expectCards(TWO, PROBE);
  }

  @InBothEditions
  void costs_no_other_card(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .cards(TWO, "wings", PROBE, "jets")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("H")
        .expectCards(TWO, "wings", "jets");
  }

  @InBothEditions
  void works_once_in_each_other_turn_and_not_in_the_own(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("2")
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .roll("112233")
        .stop()
        .expectPending(new ChooseProbe(TWO));
  }

  @InBothEditions
  @Tag("frenzy")
  void works_again_in_an_extra_turn(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("2")
        .act(ONE, buy("frenzy"))
        .reveal("jets")
        .expectTurnOf(ONE)
        .roll("112233")
        .stop()
        .expectPending(new ChooseProbe(TWO));
  }

  @InBothEditions
  void does_not_ask_when_no_dice_are_rolled(Edition edition) {
    prober(edition).shrink(ONE, 6).turnOf(ONE).expectTurnOf(TWO).expectDice(6);
  }

  @InBothEditions
  @Tag("D-6")
  void can_take_the_only_smash(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .turnOf(ONE)
        .roll("11223S")
        .stop()
        .act(TWO, probe(PROBE, 'S'))
        .roll("3")
        .expectLife(THREE, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-7")
  void is_lost_with_its_owner(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .life(TWO, 1)
        .turnOf(THREE)
        .roll("S11223")
        .stop()
        .act(TWO, DECLINE)
        .expectPlace(TWO, Place.NOWHERE)
        .expectTurnOf(ONE)
        .roll("112233")
        .stop()
        .expectTurnOf(THREE);
  }

  @InBothEditions
  @Tag("mimic")
  void asks_several_owners_clockwise_from_the_roller(Edition edition) {
    edition
        .table(3)
        .cards(ONE, PROBE)
        .cards(THREE, "mimic>1/psychic-probe")
        .turnOf(TWO)
        .roll("112233")
        .stop()
        .expectPending(new ChooseProbe(THREE))
        .act(THREE, probe("mimic", '1'))
        .roll("S")
        .expectPending(new ChooseProbe(ONE))
        .act(ONE, probe(PROBE, 'S'))
        .roll("2")
        .expectTurnOf(THREE);
  }

  @InBothEditions
  @Tag("mimic")
  void gains_no_second_use_from_a_copy(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .cards(TWO, PROBE, "mimic>2/psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe("mimic", '1'))
        .roll("2")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("mimic")
  void loses_the_copy_alone_on_the_copys_heart(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .cards(TWO, PROBE, "mimic>2/psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe("mimic", '1'))
        .roll("H")
        .expectCards(TWO, PROBE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void ends_its_copy_on_a_heart_of_its_own(Edition edition) {
    prober(edition)
        .inCity(THREE)
        .cards(TWO, PROBE, "mimic>2/psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("H")
        .expectCards(TWO, "mimic")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void the_owner_of_a_copy_that_just_ended_is_not_asked(Edition edition) {
    prober(edition)
        .cards(THREE, "mimic>2/psychic-probe")
        .turnOf(ONE)
        .roll("112233")
        .stop()
        .act(TWO, probe(PROBE, '1'))
        .roll("H")
        .expectCards(THREE, "mimic")
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
