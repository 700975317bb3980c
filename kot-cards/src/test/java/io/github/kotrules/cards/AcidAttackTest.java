package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("acid-attack")
class AcidAttackTest {
  private static Given acidAgainstCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, "acid-attack");
  }

  @Test
  @Tag("ruling-1")
  void is_a_smash_without_a_smash_die_in_the_second_edition() {
    acidAgainstCity(SECOND)
        .turnOf(ONE)
        .finalDice("112233")
        .expectEvent(new AttackMade(ONE, 1))
        .expectEvent(new LifeLost(TWO, 1, ONE, DamageKind.SMASH))
        .expectLife(THREE, 10)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @Test
  @Tag("ruling-1")
  void lets_the_attacker_in_when_yielded_to_in_the_second_edition() {
    acidAgainstCity(SECOND)
        .turnOf(ONE)
        .finalDice("112233")
        .act(TWO, YIELD)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void makes_one_smash_a_packet_of_two(Edition edition) {
    acidAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectLife(THREE, 10)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void hits_those_outside_from_tokyo(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 10)
        .expectLife(TWO, 10)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectLife(FIVE, 9);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void hits_city_and_bay_from_outside(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(ONE, "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 10)
        .expectLife(FIVE, 10);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-2")
  void hits_nobody_when_tokyo_is_empty(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(ONE, 10)
        .expectLife(TWO, 10)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "acid-attack", "mimic>1/acid-attack")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 7);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy_without_a_smash_die(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "acid-attack", "mimic>1/acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 8);
  }

  @InBothEditions
  void does_nothing_on_the_turn_it_is_bought(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .energy(ONE, 6)
        .market("acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("acid-attack"))
        .reveal("heal")
        .expectCards(ONE, "acid-attack")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void does_nothing_in_the_turns_of_others(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .cards(ONE, "acid-attack")
        .turnOf(TWO)
        .finalDice("S11223")
        .expectLife(THREE, 9)
        .act(THREE, STAY)
        .finalDice("112233")
        .expectLife(TWO, 10);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void works_for_who_bought_it_away_and_no_longer_for_the_seller(Edition edition) {
    edition
        .table(3)
        .inCity(THREE)
        .energy(ONE, 6)
        .cards(ONE, "parasitic-tentacles")
        .cards(TWO, "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, "acid-attack"))
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectLife(THREE, 10)
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectLife(THREE, 9);
  }

  @Test
  @Tag("ruling-2")
  void is_no_attack_without_a_smash_die_in_the_first_edition() {
    acidAgainstCity(FIRST)
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectLife(THREE, 10)
        .expectNoEvent(AttackMade.class)
        .expectPlace(TWO, Place.CITY)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  @Tag("ruling-2")
  @Tag("T-2")
  void does_not_lead_into_empty_tokyo_in_the_first_edition() {
    FIRST
        .table(3)
        .cards(ONE, "acid-attack")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 0);
  }

  @Test
  @Tag("ruling-2")
  @Tag("T-4")
  void does_not_lead_in_by_killing_in_the_first_edition() {
    acidAgainstCity(FIRST)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 0)
        .expectTurnOf(THREE);
  }

  @Test
  @Tag("T-1")
  void leads_in_by_killing_in_the_second_edition() {
    acidAgainstCity(SECOND)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, Place.CITY)
        .expectPoints(ONE, 1);
  }

  @Test
  @Tag("ruling-2")
  void gives_tokens_but_no_alpha_point_without_a_smash_die_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(ONE, "acid-attack", "poison-spit", "shrink-ray", "alpha-monster")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 9)
        .expectTokens(TWO, Token.POISON, 1)
        .expectTokens(TWO, Token.SHRINK, 1)
        .expectTokens(THREE, Token.POISON, 0)
        .expectNoEvent(AttackMade.class)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("ruling-5")
  void alone_is_stopped_by_armor_plating(Edition edition) {
    acidAgainstCity(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("ruling-4")
  void with_a_smash_is_not_stopped_by_armor_plating(Edition edition) {
    acidAgainstCity(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 8);
  }

  @Test
  @Tag("frenzy")
  @Tag("ruling-2")
  void looks_at_each_turn_on_its_own_in_the_first_edition() {
    acidAgainstCity(FIRST)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .act(ONE, buy("frenzy"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 7)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("R-2")
  @Tag("ruling-1")
  void is_a_smash_without_any_dice_in_the_second_edition() {
    acidAgainstCity(SECOND)
        .shrink(ONE, 6)
        .turnOf(ONE)
        .expectLife(TWO, 9)
        .expectAsked(TWO, ChooseYield.class);
  }
}
