package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("spiked-tail")
@Tag("ruling-1")
@Tag("ruling-2")
class SpikedTailTest {
  private static Given tailAgainstCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, "spiked-tail");
  }

  @InBothEditions
  void makes_one_smash_two(Edition edition) {
    tailAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new AttackMade(ONE, 2))
        .expectLife(TWO, 8)
        .expectLife(THREE, 10);
  }

  @InBothEditions
  void makes_three_smashes_four(Edition edition) {
    tailAgainstCity(edition).turnOf(ONE).finalDice("SSS112").expectLife(TWO, 6);
  }

  @InBothEditions
  @Tag("ruling-4")
  void deals_one_loss_that_may_be_yielded_to(Edition edition) {
    tailAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  @Tag("ruling-8")
  void makes_no_attack_without_a_smash(Edition edition) {
    tailAgainstCity(edition)
        .turnOf(ONE)
        .finalDice("112233")
        .expectNoEvent(AttackMade.class)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  @Tag("T-2")
  @Tag("ruling-8")
  void does_not_lead_into_tokyo_without_a_smash_in_the_first_edition() {
    Edition.FIRST
        .table(2)
        .cards(ONE, "spiked-tail")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, Place.OUTSIDE);
  }

  @InBothEditions
  @Tag("T-2")
  void hits_nobody_in_an_empty_tokyo(Edition edition) {
    edition
        .table(3)
        .cards(ONE, "spiked-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectNoEvent(LifeLost.class)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("D-5")
  void hits_each_monster_outside_from_tokyo(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(THREE)
        .cards(ONE, "spiked-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 8)
        .expectLife(THREE, 10)
        .expectLife(FOUR, 8)
        .expectLife(FIVE, 8);
  }

  @InBothEditions
  void kills_at_two_life_with_one_smash(Edition edition) {
    tailAgainstCity(edition)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE);
  }

  @InBothEditions
  void leaves_one_of_three_life_with_one_smash(Edition edition) {
    tailAgainstCity(edition)
        .life(TWO, 3)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 1)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void helps_no_other_attacker(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "spiked-tail")
        .cards(THREE, "jets")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 9);
  }

  @InBothEditions
  @Tag("ruling-8")
  void does_not_raise_the_damage_of_a_card(Edition edition) {
    edition
        .tableWithBomb(3)
        .inCity(TWO)
        .cards(ONE, "spiked-tail")
        .energy(ONE, 1)
        .market("bomb")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("bomb"))
        .reveal("wings")
        .expectLife(ONE, 7)
        .expectLife(TWO, 7)
        .expectLife(THREE, 7);
  }

  @InBothEditions
  void does_nothing_in_the_turn_it_is_bought(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .energy(ONE, 5)
        .market("spiked-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(ONE, buy("spiked-tail"))
        .reveal("wings")
        .expectCards(ONE, "spiked-tail")
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("frenzy")
  void works_in_the_next_turn_of_its_owner(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .energy(ONE, 12)
        .market("spiked-tail", "frenzy")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("spiked-tail"))
        .reveal("wings")
        .act(ONE, buy("frenzy"))
        .reveal("jets")
        .finalDice("S11223")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8);
  }

  @InBothEditions
  @Tag("mimic")
  void adds_up_with_a_copy(Edition edition) {
    tailAgainstCity(edition)
        .cards(ONE, "spiked-tail", "mimic>1/spiked-tail")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new AttackMade(ONE, 3))
        .expectLife(TWO, 7);
  }

  @InBothEditions
  @Tag("mimic")
  @Tag("ruling-8")
  void makes_no_attack_with_a_copy_either(Edition edition) {
    tailAgainstCity(edition)
        .cards(ONE, "spiked-tail", "mimic>1/spiked-tail")
        .turnOf(ONE)
        .finalDice("112233")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  @Tag("D-7")
  void is_lost_with_its_owner_and_so_is_the_copy(Edition edition) {
    tailAgainstCity(edition)
        .life(ONE, 1)
        .cards(TWO, "mimic>1/spiked-tail")
        .turnOf(TWO)
        .finalDice("S11223")
        .expectPlace(ONE, Place.NOWHERE)
        .expectLife(THREE, 8)
        .expectCards(TWO, "mimic")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .finalDice("S11223")
        .expectLife(THREE, 7);
  }
}
