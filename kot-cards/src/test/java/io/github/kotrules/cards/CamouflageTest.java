package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.CAMOUFLAGE;
import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.TAKE_DAMAGE;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("camouflage")
class CamouflageTest {
  private static Given hiderInCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(TWO, "camouflage");
  }

  /** Goes on to the dice: the second edition asks, the first does not. */
  private static Scenario hide(Edition edition, Scenario hit) {
    return edition == SECOND ? hit.act(TWO, use("camouflage")) : hit;
  }

  private static Scenario hideFromThree(Edition edition) {
    return hide(edition, hiderInCity(edition).turnOf(ONE).finalDice("SSS112"));
  }

  @InBothEditions
  void rolls_one_die_for_each_point(Edition edition) {
    hideFromThree(edition).expectDice(3);
  }

  @InBothEditions
  void prevents_one_point_with_each_heart(Edition edition) {
    hideFromThree(edition)
        .roll("HH1")
        .expectEvent(new CardDiceRolled(TWO, CAMOUFLAGE, Dice.parse("HH1")))
        .expectEvent(new DamagePrevented(TWO, 2))
        .expectLife(TWO, 9)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  void prevents_nothing_without_a_heart(Edition edition) {
    hideFromThree(edition)
        .roll("ES3")
        .expectNoEvent(DamagePrevented.class)
        .expectLife(TWO, 7)
        .expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  @Tag("Y-3")
  @Tag("ruling-6")
  void leaves_nothing_to_yield_for_when_all_is_prevented(Edition edition) {
    hideFromThree(edition)
        .roll("HHH")
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void does_not_use_its_dice_for_anything_else(Edition edition) {
    hideFromThree(edition)
        .roll("EEE")
        .expectNoEvent(DiceRolled.class)
        .expectEnergy(TWO, 0)
        .expectEnergy(ONE, 0)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("psychic-probe")
  void rolls_dice_that_no_probe_touches(Edition edition) {
    Scenario hit = hiderInCity(edition)
        .cards(THREE, "psychic-probe")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(THREE, Say.DECLINE);
    hide(edition, hit).roll("HH1").expectPending(new ChooseYield(TWO, ONE, 0));
  }

  @InBothEditions
  void saves_a_life(Edition edition) {
    Scenario hit = hiderInCity(edition).life(TWO, 2).turnOf(ONE).finalDice("SSS112");
    hide(edition, hit).roll("HH1").expectLife(TWO, 1).expectNoEvent(MonsterEliminated.class);
  }

  @InBothEditions
  @Tag("D-7")
  void is_discarded_when_it_did_not_save_its_owner(Edition edition) {
    Scenario hit = hiderInCity(edition).life(TWO, 2).turnOf(ONE).finalDice("SSS112");
    hide(edition, hit)
        .roll("H11")
        .expectEvent(new MonsterEliminated(TWO))
        .expectCards(TWO)
        .expectPlace(ONE, Place.CITY);
    assertThat(hit.state().discards().count(CAMOUFLAGE)).isEqualTo(1);
  }

  @InBothEditions
  @Tag("D-8")
  void protects_nobody_else(Edition edition) {
    Scenario hit =
        edition.table(3).inCity(ONE).cards(TWO, "camouflage").turnOf(ONE).finalDice("SS1122");
    hit.expectLife(THREE, 10);
    hide(edition, hit).roll("HH").expectLife(TWO, 10).expectLife(THREE, 8);
  }

  @InBothEditions
  @Tag("ruling-1")
  @Tag("ruling-4")
  @Tag("spiked-tail")
  void rolls_for_the_smash_and_what_spiked_tail_adds_as_one(Edition edition) {
    Scenario hit = hiderInCity(edition).cards(ONE, "spiked-tail").turnOf(ONE).finalDice("S11223");
    hide(edition, hit).expectDice(2).roll("H1").expectLife(TWO, 9);
  }

  @InBothEditions
  @Tag("ruling-4")
  @Tag("ruling-5")
  void rolls_for_all_poison_as_one(Edition edition) {
    Scenario poisoned =
        edition.table(3).poison(TWO, 2).cards(TWO, "camouflage").turnOf(TWO).finalDice("112233");
    hide(edition, poisoned).expectDice(2).roll("H1").expectLife(TWO, 9).expectTurnOf(THREE);
  }

  @InBothEditions
  @Tag("ruling-5")
  void rolls_for_the_cards_of_others(Edition edition) {
    Scenario bombed = edition
        .tableWithBomb(3)
        .energy(ONE, 1)
        .market("bomb")
        .cards(TWO, "camouflage")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("bomb"))
        .reveal("jets");
    hide(edition, bombed)
        .expectDice(3)
        .roll("HHH")
        .expectLife(TWO, 10)
        .expectLife(THREE, 7)
        .expectLife(ONE, 7);
  }

  @InBothEditions
  @Tag("ruling-5")
  void rolls_for_the_cards_of_its_owner(Edition edition) {
    Scenario bombed = edition
        .tableWithBomb(2)
        .energy(TWO, 1)
        .market("bomb")
        .cards(TWO, "camouflage")
        .turnOf(TWO)
        .finalDice("112233")
        .act(TWO, buy("bomb"))
        .reveal("jets");
    hide(edition, bombed).expectDice(3).roll("H12").expectLife(TWO, 8).expectLife(ONE, 7);
  }

  @InBothEditions
  @Tag("ruling-5")
  void rolls_again_for_the_next_damage_of_the_turn(Edition edition) {
    Scenario smashed = edition
        .tableWithBomb(3)
        .inCity(ONE)
        .energy(ONE, 1)
        .market("bomb")
        .cards(TWO, "camouflage")
        .turnOf(ONE)
        .finalDice("S11223");
    hide(edition, smashed).roll("1").act(ONE, buy("bomb")).reveal("wings");
    hide(edition, smashed).expectDice(3).roll("HH1").expectLife(TWO, 8);
  }

  @InBothEditions
  @Tag("jets")
  void comes_after_the_choice_to_yield_with_jets(Edition edition) {
    Scenario hit = hiderInCity(edition).cards(TWO, "camouflage", "jets").turnOf(ONE);
    hit.finalDice("SSS112").expectPending(new ChooseYield(TWO, ONE, 3)).act(TWO, STAY);
    hide(edition, hit).roll("H12").expectLife(TWO, 8).expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("jets")
  void does_not_roll_when_jets_avoid_the_damage(Edition edition) {
    hiderInCity(edition)
        .cards(TWO, "camouflage", "jets")
        .turnOf(ONE)
        .finalDice("SSS112")
        .act(TWO, YIELD)
        .expectLife(TWO, 10)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("D-7")
  @Tag("D-8")
  @Tag("mimic")
  void is_lost_with_its_owner_after_the_copy_was_rolled_for(Edition edition) {
    Scenario hit = edition
        .table(3)
        .inCity(ONE)
        .life(TWO, 1)
        .cards(TWO, "camouflage")
        .cards(THREE, "mimic>2/camouflage")
        .turnOf(ONE)
        .finalDice("SS1122");
    hide(edition, hit)
        .roll("12")
        .expectLife(TWO, 0)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectCards(THREE, "mimic>2/camouflage");
    if (edition == SECOND) {
      hit.act(THREE, use("mimic"));
    }
    hit.expectDice(2)
        .roll("H1")
        .expectLife(THREE, 9)
        .expectPlace(TWO, Place.NOWHERE)
        .expectCards(THREE, "mimic")
        .expectDiscarded("camouflage");
  }

  @Nested
  class In_the_first_edition {
    @Test
    void rolls_unasked() {
      hiderInCity(FIRST).turnOf(ONE).finalDice("SSS112").expectDice(3);
    }

    @Test
    @Tag("ruling-5")
    @Tag("wings")
    void rolls_before_wings_are_offered_for_what_is_left() {
      hiderInCity(FIRST)
          .energy(TWO, 2)
          .cards(TWO, "wings", "camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .expectDice(3)
          .roll("H12")
          .expectDefence(TWO, 2, DamageKind.SMASH)
          .expectOptions(TAKE_DAMAGE, use("wings"))
          .act(TWO, use("wings"))
          .expectLife(TWO, 10);
    }

    @Test
    @Tag("ruling-5")
    @Tag("wings")
    void leaves_nothing_for_wings_when_all_is_prevented() {
      hiderInCity(FIRST)
          .energy(TWO, 2)
          .cards(TWO, "wings", "camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .roll("HHH")
          .expectEnergy(TWO, 2)
          .expectLife(TWO, 10)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @Test
    @Tag("mimic")
    void rolls_unasked_a_second_time_through_a_copy_for_what_is_left() {
      hiderInCity(FIRST)
          .cards(TWO, "camouflage", "mimic>2/camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .roll("H12")
          .expectDice(2)
          .roll("H1")
          .expectLife(TWO, 9)
          .expectPending(new ChooseYield(TWO, ONE, 0));
    }

    @Test
    @Tag("mimic")
    void does_not_roll_a_second_time_for_nothing() {
      hiderInCity(FIRST)
          .cards(TWO, "camouflage", "mimic>2/camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .roll("HHH")
          .expectLife(TWO, 10)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @Test
    @Tag("wings")
    void does_not_roll_any_more_once_wings_are_spread() {
      FIRST
          .tableWithBomb(2)
          .inCity(ONE)
          .energy(ONE, 1)
          .market("bomb")
          .energy(TWO, 2)
          .cards(TWO, "camouflage", "wings")
          .turnOf(ONE)
          .finalDice("S11223")
          .roll("1")
          .act(TWO, use("wings"))
          .act(ONE, buy("bomb"))
          .reveal("jets")
          .expectLife(TWO, 10)
          .expectTurnOf(TWO)
          .expectDice(6);
    }
  }

  @Nested
  class In_the_second_edition {
    @Test
    void may_roll() {
      hiderInCity(SECOND)
          .turnOf(ONE)
          .finalDice("SSS112")
          .expectDefence(TWO, 3, DamageKind.SMASH)
          .expectOptions(TAKE_DAMAGE, use("camouflage"));
    }

    @Test
    void need_not_roll() {
      hiderInCity(SECOND)
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, TAKE_DAMAGE)
          .expectLife(TWO, 7)
          .expectPending(new ChooseYield(TWO, ONE, 0));
    }

    @Test
    @Tag("ruling-5")
    @Tag("wings")
    void may_roll_before_wings_are_used_for_what_is_left() {
      hiderInCity(SECOND)
          .energy(TWO, 2)
          .cards(TWO, "camouflage", "wings")
          .turnOf(ONE)
          .finalDice("SSS112")
          .expectOptions(TAKE_DAMAGE, use("camouflage"), use("wings"))
          .act(TWO, use("camouflage"))
          .roll("H12")
          .expectDefence(TWO, 2, DamageKind.SMASH)
          .expectOptions(TAKE_DAMAGE, use("wings"))
          .act(TWO, use("wings"))
          .expectLife(TWO, 10)
          .expectEnergy(TWO, 0);
    }

    @Test
    @Tag("ruling-5")
    @Tag("wings")
    void is_not_needed_after_wings() {
      hiderInCity(SECOND)
          .energy(TWO, 2)
          .cards(TWO, "camouflage", "wings")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("wings"))
          .expectLife(TWO, 10)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @Test
    @Tag("ruling-5")
    @Tag("mimic")
    void may_roll_a_second_time_through_a_copy_for_what_is_left() {
      hiderInCity(SECOND)
          .cards(TWO, "camouflage", "mimic>2/camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("camouflage"))
          .roll("H12")
          .expectOptions(TAKE_DAMAGE, use("mimic"))
          .act(TWO, use("mimic"))
          .expectDice(2)
          .roll("H1")
          .expectLife(TWO, 9)
          .expectPending(new ChooseYield(TWO, ONE, 0));
    }

    @Test
    @Tag("mimic")
    void is_not_asked_about_the_copy_when_nothing_is_left() {
      hiderInCity(SECOND)
          .cards(TWO, "camouflage", "mimic>2/camouflage")
          .turnOf(ONE)
          .finalDice("SSS112")
          .act(TWO, use("mimic"))
          .roll("HHH")
          .expectLife(TWO, 10)
          .expectTurnOf(TWO)
          .expectDice(6);
    }
  }
}
