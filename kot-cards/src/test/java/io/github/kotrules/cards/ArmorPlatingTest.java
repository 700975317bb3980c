package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("armor-plating")
@Tag("ruling-5")
class ArmorPlatingTest {
  private static Given armorInCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(TWO, "armor-plating");
  }

  @InBothEditions
  @Tag("ruling-6")
  @Tag("Y-3")
  void prevents_one_point_and_so_the_yield(Edition edition) {
    armorInCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new DamagePrevented(TWO, 1))
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void does_not_prevent_two(Edition edition) {
    armorInCity(edition)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void does_not_prevent_two_with_a_copy(Edition edition) {
    armorInCity(edition)
        .cards(TWO, "armor-plating", "mimic>2/armor-plating")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8);
  }

  @InBothEditions
  @Tag("mimic")
  void works_as_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, "armor-plating")
        .cards(TWO, "mimic>3/armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10);
  }

  @InBothEditions
  void does_not_protect_others(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectLife(THREE, 9);
  }

  @InBothEditions
  void stops_one_poison_token(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .poison(ONE, 1)
        .cards(ONE, "armor-plating")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 10)
        .expectTokens(ONE, Token.POISON, 1);
  }

  @InBothEditions
  void does_not_stop_two_poison_tokens(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .poison(ONE, 2)
        .cards(ONE, "armor-plating")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 8);
  }

  @InBothEditions
  @Tag("ruling-4")
  void does_not_stop_a_smash_with_fire_breathing(Edition edition) {
    armorInCity(edition)
        .cards(ONE, "fire-breathing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 8);
  }

  @InBothEditions
  @Tag("ruling-4")
  void stops_fire_breathing_on_a_bystander(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing")
        .cards(THREE, "armor-plating")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 7)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("ruling-4")
  @Tag("burrowing")
  void stops_each_of_two_burrowing_yielders(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(ONE, "armor-plating")
        .cards(TWO, "burrowing")
        .cards(THREE, "mimic>2/burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .act(THREE, YIELD)
        .expectLife(ONE, 10)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void asks_nothing_and_spends_nothing(Edition edition) {
    armorInCity(edition)
        .energy(TWO, 2)
        .cards(TWO, "wings", "armor-plating", "camouflage")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectEnergy(TWO, 2)
        .expectTurnOf(TWO);
  }

  @Test
  void stops_what_second_edition_camouflage_has_left() {
    armorInCity(SECOND)
        .cards(TWO, "armor-plating", "camouflage")
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectDefence(TWO, 3, DamageKind.SMASH)
        .act(TWO, use("camouflage"))
        .roll("HH1")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @Test
  void stops_what_first_edition_camouflage_has_left() {
    armorInCity(FIRST)
        .cards(TWO, "armor-plating", "camouflage")
        .turnOf(ONE)
        .finalDice("SSS112")
        .roll("HH1")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("metamorph")
  @Tag("E-1")
  void does_not_stop_poison_when_it_has_been_sold_before(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .poison(ONE, 1)
        .cards(ONE, "armor-plating", "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell("armor-plating"))
        .act(ONE, END_SELLING)
        .expectLife(ONE, 9);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void protects_who_has_bought_it_away(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .energy(ONE, 4)
        .poison(ONE, 1)
        .poison(TWO, 1)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "armor-plating"))
        .expectLife(ONE, 10)
        .finalDice("112233")
        .expectLife(TWO, 9);
  }
}
