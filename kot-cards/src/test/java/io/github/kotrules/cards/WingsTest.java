package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.TAKE_DAMAGE;
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
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("wings")
class WingsTest {
  private static Given flyerInCity(Edition edition, int energy) {
    return edition.table(3).inCity(TWO).energy(TWO, energy).cards(TWO, "wings");
  }

  @InBothEditions
  void prevent_an_attack_for_two_energy(Edition edition) {
    flyerInCity(edition, 2)
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectDefence(TWO, 3, DamageKind.SMASH)
        .expectOptions(TAKE_DAMAGE, use("wings"))
        .act(TWO, use("wings"))
        .expectEvent(new DamagePrevented(TWO, 3))
        .expectLife(TWO, 10)
        .expectEnergy(TWO, 0);
  }

  @InBothEditions
  @Tag("Y-3")
  @Tag("ruling-6")
  void leave_nothing_to_yield_for(Edition edition) {
    flyerInCity(edition, 3)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, use("wings"))
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void need_not_be_used(Edition edition) {
    flyerInCity(edition, 2)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, TAKE_DAMAGE)
        .expectLife(TWO, 7)
        .expectEnergy(TWO, 2)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  void are_not_offered_with_one_energy(Edition edition) {
    flyerInCity(edition, 1)
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectLife(TWO, 7)
        .expectEnergy(TWO, 1)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  void prevent_what_would_kill(Edition edition) {
    flyerInCity(edition, 2)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("SSSSSS")
        .act(TWO, use("wings"))
        .expectLife(TWO, 1)
        .expectPlace(TWO, Place.CITY);
  }

  @InBothEditions
  void protect_nobody_else(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .energy(TWO, 2)
        .energy(THREE, 2)
        .cards(TWO, "wings")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, use("wings"))
        .expectLife(TWO, 10)
        .expectLife(THREE, 8)
        .expectEnergy(THREE, 2);
  }

  @InBothEditions
  @Tag("Y-4")
  void leave_the_other_monster_in_tokyo_to_its_own_choice(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(FIVE)
        .energy(TWO, 2)
        .cards(TWO, "wings")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, use("wings"))
        .expectLife(FIVE, 8)
        .expectPending(new ChooseYield(FIVE, ONE, 0));
  }

  @InBothEditions
  @Tag("ruling-4")
  @Tag("ruling-5")
  void prevent_poison(Edition edition) {
    edition
        .table(2)
        .energy(ONE, 2)
        .poison(ONE, 3)
        .cards(ONE, "wings")
        .turnOf(ONE)
        .finalDice("112233")
        .expectDefence(ONE, 3, DamageKind.POISON)
        .act(ONE, use("wings"))
        .expectLife(ONE, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("ruling-5")
  void prevent_every_further_damage_of_the_turn_and_the_own_poison(Edition edition) {
    edition
        .tableWithBomb(3)
        .energy(ONE, 9)
        .poison(ONE, 2)
        .cards(ONE, "wings")
        .energy(TWO, 1)
        .cards(TWO, "opportunist")
        .market("apartment-building")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("apartment-building"))
        .reveal("bomb")
        .act(TWO, buy("bomb"))
        .reveal("jets")
        .expectDefence(ONE, 3, DamageKind.CARD)
        .act(ONE, use("wings"))
        .expectLife(TWO, 7)
        .expectLife(THREE, 7)
        .act(ONE, Say.END_BUYING)
        .expectEvent(new DamagePrevented(ONE, 2))
        .expectLife(ONE, 10)
        .expectEnergy(ONE, 2)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("ruling-5")
  void prevent_the_damage_of_an_own_card(Edition edition) {
    edition
        .tableWithBomb(2)
        .energy(ONE, 3)
        .cards(ONE, "wings")
        .market("bomb")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("bomb"))
        .reveal("jets")
        .expectLife(TWO, 7)
        .act(ONE, use("wings"))
        .expectLife(ONE, 10)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void are_folded_when_the_next_turn_starts(Edition edition) {
    flyerInCity(edition, 4)
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, use("wings"))
        .finalDice("112233")
        .expectTurnOf(THREE)
        .finalDice("SS1122")
        .expectDefence(TWO, 2, DamageKind.SMASH);
  }

  @InBothEditions
  @Tag("frenzy")
  void are_folded_when_an_extra_turn_starts(Edition edition) {
    flyerInCity(edition, 4)
        .energy(ONE, 7)
        .market("frenzy")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, use("wings"))
        .act(ONE, buy("frenzy"))
        .reveal("jets")
        .expectTurnOf(ONE)
        .finalDice("S11223")
        .expectDefence(TWO, 1, DamageKind.SMASH);
  }

  @InBothEditions
  @Tag("mimic")
  void gain_nothing_from_a_copy(Edition edition) {
    flyerInCity(edition, 4)
        .cards(TWO, "wings", "mimic>2/wings")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, use("mimic"))
        .expectLife(TWO, 10)
        .expectEnergy(TWO, 2)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("mimic")
  void cannot_be_paid_as_wings_and_copy_with_one_energy_each(Edition edition) {
    flyerInCity(edition, 1)
        .cards(TWO, "wings", "mimic>2/wings")
        .turnOf(ONE)
        .finalDice("SSS112")
        .expectLife(TWO, 7)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  @Tag("D-7")
  @Tag("D-8")
  @Tag("mimic")
  void are_lost_with_their_owner_after_the_copy_was_offered(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .life(TWO, 1)
        .cards(TWO, "wings")
        .energy(THREE, 2)
        .cards(THREE, "mimic>2/wings")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 0)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectDefence(THREE, 2, DamageKind.SMASH)
        .expectOptions(TAKE_DAMAGE, use("mimic"))
        .act(THREE, use("mimic"))
        .expectEvent(new DamagePrevented(THREE, 2))
        .expectLife(THREE, 10)
        .expectEnergy(THREE, 0)
        .expectPlace(TWO, Place.NOWHERE)
        .expectCards(THREE, "mimic")
        .expectDiscarded("wings");
  }

  @InBothEditions
  @Tag("D-8")
  @Tag("mimic")
  void prevent_further_damage_of_the_turn_though_the_copy_has_ended(Edition edition) {
    edition
        .table(4)
        .inCity(ONE)
        .energy(ONE, 6)
        .market("gas-refinery")
        .life(TWO, 1)
        .cards(TWO, "wings")
        .energy(THREE, 2)
        .cards(THREE, "mimic>2/wings")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(THREE, use("mimic"))
        .expectCards(THREE, "mimic")
        .expectLife(FOUR, 8)
        .act(ONE, buy("gas-refinery"))
        .reveal("heal")
        .expectLife(THREE, 10)
        .expectLife(FOUR, 5);
  }
}
