package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fire-breathing")
class FireBreathingTest {
  @InBothEditions
  @Tag("ruling-4")
  void burns_both_neighbours_and_spares_the_rest(Edition edition) {
    edition
        .table(5)
        .inCity(THREE)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEvent(new LifeLost(THREE, 2, ONE, DamageKind.SMASH))
        .expectEvent(new LifeLost(TWO, 1, ONE, DamageKind.CARD))
        .expectEvent(new LifeLost(FIVE, 1, ONE, DamageKind.CARD))
        .expectLife(FOUR, 10)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("ruling-4")
  void is_one_packet_with_the_smash_on_a_target(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectLife(THREE, 10)
        .expectLife(FOUR, 9)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void does_nothing_without_a_smash(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void skips_the_dead(Edition edition) {
    edition
        .table(5)
        .inCity(FOUR)
        .out(TWO)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectLife(FIVE, 9);
  }

  @InBothEditions
  void burns_a_lone_opponent_once(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 8);
  }

  @InBothEditions
  @Tag("Y-2")
  void burns_a_neighbour_in_the_same_place_which_may_not_yield(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectLife(FIVE, 8)
        .expectPlace(TWO, Place.BAY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  void burns_when_the_smash_hits_nobody_in_the_second_edition() {
    SECOND
        .table(4)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 9);
  }

  @Test
  void does_not_burn_when_no_damage_is_dealt_in_the_first_edition() {
    FIRST
        .table(4)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 10);
  }

  @Test
  @Tag("ruling-1")
  void burns_with_a_smash_of_a_card_in_the_second_edition() {
    SECOND
        .table(4)
        .inCity(THREE)
        .cards(ONE, "fire-breathing", "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9);
  }

  @Test
  @Tag("ruling-8")
  void burns_with_damage_that_is_no_attack_in_the_first_edition() {
    FIRST
        .table(4)
        .inCity(THREE)
        .cards(ONE, "fire-breathing", "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("ruling-8")
  void burns_with_card_damage_in_the_first_edition() {
    FIRST
        .table(4)
        .inCity(THREE)
        .energy(ONE, 6)
        .market("gas-refinery")
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("gas-refinery"))
        .reveal("heal")
        .expectEvent(new LifeLost(TWO, 4, ONE, DamageKind.CARD))
        .expectLife(THREE, 7)
        .expectLife(FOUR, 6)
        .expectLife(ONE, 10);
  }

  @Test
  @Tag("ruling-8")
  void does_not_burn_with_card_damage_in_the_second_edition() {
    SECOND
        .table(4)
        .inCity(THREE)
        .energy(ONE, 6)
        .market("gas-refinery")
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("gas-refinery"))
        .reveal("heal")
        .expectLife(TWO, 7)
        .expectLife(THREE, 7)
        .expectLife(FOUR, 7);
  }

  @Test
  @Tag("ruling-8")
  @Tag("burrowing")
  void burns_with_burrowing_in_the_first_edition() {
    FIRST
        .table(4)
        .inCity(TWO)
        .cards(TWO, "burrowing", "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 8)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 10);
  }

  @Test
  @Tag("ruling-8")
  @Tag("burrowing")
  void does_not_burn_with_burrowing_in_the_second_edition() {
    SECOND
        .table(4)
        .inCity(TWO)
        .cards(TWO, "burrowing", "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  void does_not_burn_when_others_attack(Edition edition) {
    edition
        .table(4)
        .inCity(THREE)
        .cards(TWO, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(THREE, 9)
        .expectLife(ONE, 10);
  }

  @Test
  @Tag("herbivore")
  void breaks_herbivore_when_life_is_lost() {
    SECOND
        .table(3)
        .cards(ONE, "fire-breathing", "herbivore")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @Test
  @Tag("herbivore")
  @Tag("ruling-6")
  void does_not_break_herbivore_when_all_is_prevented() {
    SECOND
        .table(2)
        .cards(ONE, "fire-breathing", "herbivore")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2);
  }

  @Test
  @Tag("jets")
  void burns_the_bystander_when_jets_avoid_the_smash_in_the_second_edition() {
    yieldedWithJets(SECOND)
        .expectEvent(new LifeLost(THREE, 1, ONE, DamageKind.CARD))
        .expectLife(THREE, 9);
  }

  @Test
  @Tag("jets")
  @Tag("ruling-8")
  void does_not_spread_from_a_smash_that_jets_avoid_in_the_first_edition() {
    yieldedWithJets(FIRST).expectNoEvent(LifeLost.class).expectLife(THREE, 10);
  }

  /** Its point on the target is avoided with the smash. */
  private static Scenario yieldedWithJets(Edition edition) {
    return edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .cards(TWO, "jets")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPending(new ChooseYield(TWO, ONE, 2))
        .act(TWO, YIELD)
        .expectLife(TWO, 10)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy(Edition edition) {
    edition
        .table(4)
        .inCity(TWO)
        .cards(ONE, "fire-breathing", "mimic>1/fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 7)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 8);
  }

  @InBothEditions
  @Tag("D-8")
  void does_not_reach_past_a_neighbour_that_dies_of_it(Edition edition) {
    edition
        .table(5)
        .inCity(FOUR)
        .life(TWO, 1)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 9)
        .expectLife(FIVE, 9);
  }

  @InBothEditions
  @Tag("mimic")
  @Tag("armor-plating")
  @Tag("ruling-4")
  void burns_a_bystander_with_a_packet_of_one_for_each_copy(Edition edition) {
    edition
        .table(5)
        .inCity(THREE)
        .cards(ONE, "fire-breathing", "mimic>1/fire-breathing")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectLife(FIVE, 8);
  }
}
