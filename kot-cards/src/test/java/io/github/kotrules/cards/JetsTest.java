package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("jets")
class JetsTest {
  private static Given jetsInCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(TWO, "jets");
  }

  @InBothEditions
  void ask_before_the_damage_is_dealt(Edition edition) {
    jetsInCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectLife(TWO, 10)
        .expectPending(new ChooseYield(TWO, ONE, 3))
        .expectOptions(STAY, YIELD);
  }

  @InBothEditions
  void avoid_all_damage_by_yielding(Edition edition) {
    jetsInCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, YIELD)
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectNoEvent(LifeLost.class);
  }

  @InBothEditions
  @Tag("T-1")
  @Tag("T-2")
  @Tag("T-5")
  void let_the_attacker_move_in(Edition edition) {
    jetsInCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, YIELD)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void avoid_what_would_kill(Edition edition) {
    jetsInCity(edition)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("SSSSSS")
        .act(TWO, YIELD)
        .expectLife(TWO, 1)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void who_stays_takes_the_damage_and_is_not_asked_again(Edition edition) {
    jetsInCity(edition)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, STAY)
        .expectLife(TWO, 7)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("T-4")
  void who_stays_may_die_of_it(Edition edition) {
    jetsInCity(edition)
        .life(TWO, 3)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, STAY)
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void do_not_help_outside_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(TWO, "jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("Y-5")
  void do_not_ask_without_an_attack(Edition edition) {
    jetsInCity(edition)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("Y-2")
  @Tag("ruling-8")
  void do_not_help_against_a_card(Edition edition) {
    edition
        .tableWithBomb(3)
        .inCity(TWO)
        .cards(TWO, "jets")
        .energy(ONE, 1)
        .market("bomb")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("bomb"))
        .reveal("wings")
        .expectLife(TWO, 7)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("Y-2")
  void do_not_help_against_poison(Edition edition) {
    jetsInCity(edition)
        .poison(TWO, 2)
        .turnOf(TWO)
        .finalDice("112233")
        .expectLife(TWO, 8)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("Y-4")
  @Tag("D-8")
  void the_other_monster_in_tokyo_loses_life_and_is_asked_afterwards(Edition edition) {
    edition
        .table(5)
        .inCity(THREE)
        .inBay(TWO)
        .cards(THREE, "jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectPending(new ChooseYield(THREE, ONE, 2))
        .act(THREE, YIELD)
        .expectLife(THREE, 10)
        .expectPending(new ChooseYield(TWO, ONE, 0))
        .act(TWO, STAY)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.BAY);
  }

  @InBothEditions
  @Tag("T-3")
  void leave_bay_to_the_attacker_when_city_is_held(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(THREE, "jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPending(new ChooseYield(THREE, ONE, 2))
        .act(THREE, YIELD)
        .act(TWO, STAY)
        .expectPlace(TWO, Place.CITY)
        .expectLife(TWO, 8)
        .expectPlace(ONE, Place.BAY)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-4")
  @Tag("spiked-tail")
  void avoid_what_spiked_tail_adds_as_well(Edition edition) {
    jetsInCity(edition)
        .life(TWO, 2)
        .cards(ONE, "spiked-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPending(new ChooseYield(TWO, ONE, 2))
        .act(TWO, YIELD)
        .expectLife(TWO, 2);
  }

  @InBothEditions
  @Tag("wings")
  void who_stays_may_still_use_wings(Edition edition) {
    jetsInCity(edition)
        .energy(TWO, 2)
        .cards(TWO, "jets", "wings")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, STAY)
        .expectDefence(TWO, 3, DamageKind.SMASH)
        .act(TWO, use("wings"))
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("wings")
  void who_yields_keeps_the_energy_for_wings(Edition edition) {
    jetsInCity(edition)
        .energy(TWO, 2)
        .cards(TWO, "wings", "jets")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, YIELD)
        .expectEnergy(TWO, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void gain_nothing_from_a_copy(Edition edition) {
    jetsInCity(edition)
        .cards(TWO, "jets", "mimic>2/jets")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, STAY)
        .expectLife(TWO, 7)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("D-8")
  @Tag("mimic")
  void who_copies_the_jets_of_a_victim_is_still_asked_before_the_damage(Edition edition) {
    edition
        .table(5)
        .inBay(TWO)
        .life(TWO, 1)
        .cards(TWO, "jets")
        .inCity(THREE)
        .cards(THREE, "mimic>2/jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, STAY)
        .expectLife(TWO, 0)
        .expectPlace(TWO, Place.BAY)
        .expectPending(new ChooseYield(THREE, ONE, 2))
        .act(THREE, YIELD)
        .expectEvent(new TokyoYielded(THREE, Place.CITY, ONE))
        .expectLife(THREE, 10)
        .expectPlace(TWO, Place.NOWHERE)
        .expectCards(THREE, "mimic")
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  @Tag("mimic")
  void work_for_two_monsters_through_a_copy(Edition edition) {
    edition
        .table(5)
        .inCity(FOUR)
        .cards(FOUR, "jets")
        .inBay(FIVE)
        .cards(FIVE, "mimic>4/jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(FOUR, YIELD)
        .expectEvent(new TokyoYielded(FOUR, Place.CITY, ONE))
        .expectPending(new ChooseYield(FIVE, ONE, 2))
        .act(FIVE, YIELD)
        .expectLife(FOUR, 10)
        .expectLife(FIVE, 10)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(FIVE, Place.OUTSIDE);
  }

  @InBothEditions
  @Tag("mimic")
  void who_stayed_with_a_copy_is_not_asked_again_when_the_copy_is_lost(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .cards(TWO, "mimic>3/jets")
        .inBay(THREE)
        .life(THREE, 1)
        .cards(THREE, "jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, STAY)
        .expectLife(TWO, 8)
        .act(THREE, STAY)
        .expectPlace(THREE, Place.NOWHERE)
        .expectCards(TWO, "mimic")
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO);
  }
}
