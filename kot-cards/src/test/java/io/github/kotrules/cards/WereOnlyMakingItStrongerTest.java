package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("were-only-making-it-stronger")
@Tag("ruling-7")
class WereOnlyMakingItStrongerTest {
  private static final String CARD = "were-only-making-it-stronger";

  private static Given strongerInCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(TWO, CARD);
  }

  @InBothEditions
  void gains_one_energy_for_a_loss_of_two(Edition edition) {
    strongerInCity(edition)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectEnergy(TWO, 1)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void gains_no_more_for_a_greater_loss(Edition edition) {
    strongerInCity(edition).turnOf(ONE).finalDice("SSSSS1").expectLife(TWO, 5).expectEnergy(TWO, 1);
  }

  @InBothEditions
  void gains_nothing_for_a_loss_of_one(Edition edition) {
    strongerInCity(edition).turnOf(ONE).finalDice("S11223").expectLife(TWO, 9).expectEnergy(TWO, 0);
  }

  @InBothEditions
  void gains_nothing_for_the_losses_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, CARD)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEnergy(TWO, 0)
        .expectEnergy(THREE, 0);
  }

  @InBothEditions
  @Tag("burrowing")
  @Tag("ruling-4")
  void gains_nothing_for_two_packets_of_one(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(ONE, CARD)
        .cards(TWO, "burrowing")
        .cards(THREE, "mimic>2/burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .act(THREE, YIELD)
        .expectLife(ONE, 8)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void gains_for_damage_by_the_card_of_another(Edition edition) {
    strongerInCity(edition)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectEnergy(TWO, 1);
  }

  @InBothEditions
  void gains_for_damage_by_an_own_card(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, CARD)
        .energy(ONE, 3)
        .market("national-guard")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("national-guard"))
        .reveal("heal")
        .expectLife(ONE, 8)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void gains_for_two_poison_tokens(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, CARD)
        .poison(ONE, 2)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 8)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void gains_nothing_for_one_poison_token(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, CARD)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 9)
        .expectEnergy(ONE, 0);
  }

  @Test
  void looks_at_what_second_edition_camouflage_has_left() {
    strongerInCity(SECOND)
        .cards(TWO, CARD, "camouflage")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, use("camouflage"))
        .roll("HH1")
        .expectLife(TWO, 9)
        .expectEnergy(TWO, 0);
  }

  @Test
  void looks_at_what_first_edition_camouflage_has_left() {
    strongerInCity(FIRST)
        .cards(TWO, CARD, "camouflage")
        .turnOf(ONE)
        .finalDice("SSS112")
        .roll("HH1")
        .expectLife(TWO, 9)
        .expectEnergy(TWO, 0);
  }

  @Test
  void gains_for_two_that_camouflage_has_left() {
    strongerInCity(FIRST)
        .cards(TWO, CARD, "camouflage")
        .turnOf(ONE)
        .finalDice("SSS112")
        .roll("H11")
        .expectLife(TWO, 8)
        .expectEnergy(TWO, 1);
  }

  @InBothEditions
  void gains_nothing_from_what_kills(Edition edition) {
    strongerInCity(edition)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPlace(TWO, Place.NOWHERE)
        .expectNoEvent(EnergyGained.class);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void gains_nothing_from_what_kills_though_it_is_reborn(Edition edition) {
    strongerInCity(edition)
        .life(TWO, 2)
        .energy(TWO, 3)
        .cards(TWO, CARD, "it-has-a-child")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 10)
        .expectEnergy(TWO, 3);
  }

  @Test
  @Tag("even-bigger")
  void gains_nothing_from_a_loss_that_is_no_damage_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(THREE)
        .energy(ONE, 4)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, CARD, "even-bigger")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "even-bigger"))
        .expectLife(TWO, 8)
        .expectEnergy(TWO, 4);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy(Edition edition) {
    strongerInCity(edition)
        .cards(TWO, CARD, "mimic>2/" + CARD)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectEnergy(TWO, 2);
  }
}
