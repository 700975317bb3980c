package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("nova-breath")
class NovaBreathTest {
  @InBothEditions
  void hits_everybody_from_outside(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(ONE, 10)
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectAsked(TWO, ChooseYield.class)
        .act(TWO, YIELD)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("T-2")
  void hits_nobody_when_tokyo_is_empty_in_the_first_edition() {
    FIRST
        .table(3)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new AttackMade(ONE, 1))
        .expectNoEvent(LifeLost.class)
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectPlace(ONE, Place.CITY);
  }

  @Test
  @Tag("T-1")
  void hits_everybody_when_tokyo_is_empty_in_the_second_edition() {
    SECOND
        .table(3)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(ONE, 10)
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void hits_bay_from_city_which_may_yield(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectPending(new ChooseYield(TWO, ONE, 0))
        .act(TWO, YIELD)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void hits_city_from_bay_and_stays_there(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(ONE)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPlace(ONE, Place.BAY)
        .expectPoints(ONE, 2);
  }

  @Test
  @Tag("T-1")
  void leaves_the_place_empty_until_the_next_step_three_in_the_second_edition() {
    SECOND
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .finalDice("112233")
        .expectPlace(TWO, Place.BAY);
  }

  @Test
  @Tag("T-2")
  void leaves_the_place_empty_until_the_next_attack_in_the_first_edition() {
    FIRST
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .finalDice("112233")
        .expectPlace(TWO, Place.OUTSIDE)
        .expectTurnOf(THREE)
        .finalDice("S11223")
        .act(ONE, STAY)
        .expectPlace(THREE, Place.BAY);
  }

  @InBothEditions
  @Tag("Y-3")
  void gives_no_yield_to_who_lost_nothing(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "nova-breath")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.BAY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void makes_no_attack_without_a_smash(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "nova-breath")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("mimic")
  void gains_nothing_from_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "nova-breath", "mimic>1/nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9);
  }

  @InBothEditions
  void does_not_widen_the_attacks_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "nova-breath")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("burrowing")
  void does_not_widen_card_damage(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "nova-breath", "burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("acid-attack")
  @Tag("ruling-1")
  @Tag("ruling-2")
  void widens_acid_attack_without_a_smash_die(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "nova-breath", "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9);
  }
}
