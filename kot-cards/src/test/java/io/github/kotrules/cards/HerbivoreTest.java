package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Place;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("herbivore")
class HerbivoreTest {
  /** Seat 1 owns the card and seat 2 holds City. */
  private static Given table(Edition edition) {
    return edition.table(3).cards(ONE, "herbivore").inCity(TWO);
  }

  @InBothEditions
  void scores_a_point_for_a_turn_without_harm(Edition edition) {
    table(edition).turnOf(ONE).finalDice("112233").expectTurnOf(TWO).expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_nothing_before_the_end_of_the_turn(Edition edition) {
    afterDice(table(edition).energy(ONE, 2).market("wings"))
        .expectPoints(ONE, 0)
        .act(ONE, END_BUYING)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_nothing_in_the_turns_of_others(Edition edition) {
    edition
        .table(3)
        .cards(THREE, "herbivore")
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void scores_nothing_after_a_smash_that_cost_life(Edition edition) {
    table(edition)
        .turnOf(ONE)
        .finalDice("S12233")
        .expectLife(TWO, 9)
        .act(TWO, STAY)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void scores_for_an_attack_that_hits_nobody(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "herbivore")
        .turnOf(ONE)
        .finalDice("S12233")
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void scores_for_an_attack_that_was_fully_prevented(Edition edition) {
    table(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S12233")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_nothing_when_the_victim_is_reborn(Edition edition) {
    table(edition)
        .cards(TWO, "it-has-a-child")
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S12233")
        .expectLife(TWO, 10)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_nothing_after_damage_of_a_card(Edition edition) {
    afterDice(table(edition).energy(ONE, 3).market("flame-thrower"))
        .act(ONE, buy("flame-thrower"))
        .reveal("wings")
        .expectLife(THREE, 8)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void scores_nothing_when_the_own_card_cost_the_owner_life(Edition edition) {
    afterDice(table(edition).energy(ONE, 3).market("national-guard"))
        .act(ONE, buy("national-guard"))
        .reveal("wings")
        .expectLife(ONE, 8)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void scores_when_others_lose_points_or_energy(Edition edition) {
    afterDice(table(edition)
            .points(THREE, 9)
            .energy(THREE, 8)
            .energy(ONE, 13)
            .market("evacuation-orders", "vast-storm"))
        .act(ONE, buy("evacuation-orders"))
        .reveal("wings")
        .act(ONE, buy("vast-storm"))
        .reveal("jets")
        .expectPoints(THREE, 4)
        .expectEnergy(THREE, 4)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  void scores_when_poison_costs_the_owner_life(Edition edition) {
    table(edition)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 9)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_when_a_burrowing_monster_has_hurt_the_owner(Edition edition) {
    table(edition)
        .cards(TWO, "jets", "burrowing")
        .turnOf(ONE)
        .finalDice("S12233")
        .act(TWO, YIELD)
        .expectLife(TWO, 10)
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 2);
  }

  @Test
  void scores_nothing_when_fire_breathing_cost_life() {
    SECOND
        .table(4)
        .cards(ONE, "herbivore", "fire-breathing")
        .turnOf(ONE)
        .finalDice("S12233")
        .expectLife(TWO, 9)
        .expectLife(FOUR, 9)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @Test
  void scores_when_fire_breathing_was_prevented() {
    SECOND
        .table(3)
        .cards(ONE, "herbivore", "fire-breathing")
        .cards(TWO, "armor-plating")
        .cards(THREE, "mimic>2/armor-plating")
        .turnOf(ONE)
        .finalDice("S12233")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void scores_on_the_turn_it_is_bought(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 5).market("herbivore"))
        .act(ONE, buy("herbivore"))
        .reveal("wings")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void counts_harm_done_before_it_was_bought(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .energy(ONE, 5)
        .market("herbivore")
        .turnOf(ONE)
        .finalDice("S12233")
        .act(TWO, STAY)
        .act(ONE, buy("herbivore"))
        .reveal("wings")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void forgets_the_harm_of_the_turn_before(Edition edition) {
    edition
        .table(2)
        .cards(ONE, "herbivore")
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("S12233")
        .act(TWO, STAY)
        .expectPoints(ONE, 0)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void judges_an_extra_turn_on_its_own(Edition edition) {
    table(edition)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .finalDice("S12233")
        .act(TWO, STAY)
        .act(ONE, buy("frenzy"))
        .reveal("wings")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 0)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_for_each_copy(Edition edition) {
    table(edition)
        .cards(ONE, "herbivore", "mimic>1/herbivore")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("E-1")
  void scores_nothing_once_it_is_sold(Edition edition) {
    afterDice(table(edition).cards(ONE, "herbivore", "metamorph"))
        .act(ONE, sell("herbivore"))
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0);
  }
}
