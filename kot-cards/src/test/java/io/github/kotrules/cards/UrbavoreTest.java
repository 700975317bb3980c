package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("urbavore")
class UrbavoreTest {
  private static Given urbavoreInCity(Edition edition) {
    return edition.table(3).inCity(ONE).cards(ONE, "urbavore");
  }

  private static Given urbavoreOutside(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, "urbavore");
  }

  @InBothEditions
  @Tag("T-8")
  void scores_three_for_starting_in_city(Edition edition) {
    urbavoreInCity(edition).turnOf(ONE).expectPoints(ONE, 3).expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("T-8")
  void scores_three_for_starting_in_bay(Edition edition) {
    edition.table(5).inCity(TWO).inBay(ONE).cards(ONE, "urbavore").turnOf(ONE).expectPoints(ONE, 3);
  }

  @InBothEditions
  @Tag("T-8")
  void scores_nothing_outside(Edition edition) {
    urbavoreOutside(edition).turnOf(ONE).expectPoints(ONE, 0).expectPoints(TWO, 0);
  }

  @InBothEditions
  void scores_nothing_in_the_turns_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, "urbavore")
        .turnOf(TWO)
        .expectPoints(TWO, 2)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void scores_no_more_for_entering(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "urbavore")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("T-8")
  @Tag("frenzy")
  void scores_three_on_an_extra_turn_too(Edition edition) {
    urbavoreInCity(edition)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("frenzy"))
        .reveal("heal")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 6);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, "urbavore", "mimic>1/urbavore")
        .turnOf(ONE)
        .expectPoints(ONE, 4)
        .finalDice("S11223")
        .expectLife(TWO, 7);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  @Tag("ruling-4")
  void makes_one_smash_from_tokyo_a_packet_of_two(Edition edition) {
    urbavoreInCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectLife(THREE, 8)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void does_nothing_without_a_smash(Edition edition) {
    urbavoreInCity(edition)
        .turnOf(ONE)
        .finalDice("112233")
        .expectNoEvent(AttackMade.class)
        .expectLife(TWO, 10)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  void does_not_strengthen_a_smash_from_outside(Edition edition) {
    urbavoreOutside(edition).turnOf(ONE).finalDice("S11223").expectLife(TWO, 9);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-3")
  void strengthens_acid_attack_from_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, "urbavore", "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 8);
  }

  @Test
  @Tag("ruling-3")
  void strengthens_card_damage_from_tokyo_in_the_first_edition() {
    urbavoreInCity(FIRST)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectEvent(new LifeLost(TWO, 3, ONE, DamageKind.CARD))
        .expectLife(THREE, 7);
  }

  @Test
  @Tag("ruling-3")
  void does_not_strengthen_card_damage_in_the_second_edition() {
    urbavoreInCity(SECOND)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8);
  }

  @Test
  @Tag("ruling-3")
  void does_not_strengthen_card_damage_from_outside_in_the_first_edition() {
    urbavoreOutside(FIRST)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8);
  }

  @Test
  @Tag("ruling-8")
  void brings_no_card_damage_into_being_in_the_first_edition() {
    urbavoreInCity(FIRST)
        .energy(ONE, 3)
        .market("national-guard")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("national-guard"))
        .reveal("heal")
        .expectLife(TWO, 10)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void works_for_who_has_bought_it_away(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .energy(ONE, 4)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "urbavore")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "urbavore"))
        .expectTurnOf(TWO)
        .expectPoints(TWO, 2)
        .finalDice("S11223")
        .expectLife(THREE, 9);
  }
}
