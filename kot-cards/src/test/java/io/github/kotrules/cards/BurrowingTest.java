package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.STAY;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("burrowing")
class BurrowingTest {
  private static Given burrowerInCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(TWO, "burrowing");
  }

  @Nested
  @Tag("ruling-1")
  class Attacking_in_the_second_edition {
    @Test
    void is_a_smash_in_tokyo_without_a_smash_die() {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEvent(new AttackMade(ONE, 1))
          .expectLife(TWO, 9)
          .expectLife(THREE, 9);
    }

    @Test
    void is_a_smash_in_bay_too() {
      SECOND
          .table(5)
          .inCity(TWO)
          .inBay(ONE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectLife(TWO, 10)
          .expectLife(THREE, 9);
    }

    @Test
    void is_one_more_smash_in_tokyo() {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("SS1122")
          .expectEvent(new LifeLost(TWO, 3, ONE, DamageKind.SMASH))
          .expectLife(THREE, 7);
    }

    @Test
    void is_nothing_outside_tokyo() {
      SECOND
          .table(3)
          .inCity(TWO)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 9);
    }

    @Test
    void makes_no_attack_outside_tokyo() {
      SECOND
          .table(3)
          .inCity(TWO)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectNoEvent(AttackMade.class)
          .expectLife(TWO, 10)
          .expectTurnOf(TWO);
    }

    @Test
    @Tag("mimic")
    void adds_up_with_a_copy() {
      SECOND
          .table(3)
          .inCity(ONE)
          .cards(ONE, "burrowing", "mimic>1/burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectLife(TWO, 8);
    }

    @Test
    void may_be_yielded_to() {
      SECOND
          .table(5)
          .inCity(ONE)
          .inBay(TWO)
          .cards(ONE, "burrowing", "nova-breath")
          .turnOf(ONE)
          .finalDice("112233")
          .expectPending(new ChooseYield(TWO, ONE, 0));
    }
  }

  @Nested
  @Tag("ruling-2")
  class Attacking_in_the_first_edition {
    @Test
    void hits_a_target_in_city_and_in_bay_harder() {
      FIRST
          .table(5)
          .inCity(TWO)
          .inBay(THREE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectEvent(new LifeLost(TWO, 2, ONE, DamageKind.SMASH))
          .expectEvent(new LifeLost(THREE, 2, ONE, DamageKind.SMASH))
          .expectLife(FOUR, 10);
    }

    @Test
    void makes_no_attack() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectLife(TWO, 10)
          .expectTurnOf(TWO);
    }

    @Test
    void makes_no_attack_in_tokyo_either() {
      FIRST
          .table(3)
          .inCity(ONE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("112233")
          .expectLife(TWO, 10);
    }

    @Test
    void does_not_hit_those_outside_harder() {
      FIRST
          .table(3)
          .inCity(ONE)
          .cards(ONE, "burrowing")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 9);
    }

    @Test
    @Tag("nova-breath")
    void hits_only_targets_in_tokyo_harder_with_nova_breath() {
      FIRST
          .table(5)
          .inCity(ONE)
          .inBay(TWO)
          .cards(ONE, "burrowing", "nova-breath")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 8)
          .expectLife(THREE, 9);
    }

    @Test
    @Tag("mimic")
    void adds_up_with_a_copy() {
      FIRST
          .table(3)
          .inCity(TWO)
          .cards(ONE, "burrowing", "mimic>1/burrowing")
          .turnOf(ONE)
          .finalDice("S11223")
          .expectLife(TWO, 7);
    }
  }

  @InBothEditions
  void hurts_the_attacker_before_it_enters(Edition edition) {
    Scenario scenario = burrowerInCity(edition)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectLife(TWO, 9)
        .expectLife(THREE, 10)
        .expectPlace(ONE, Place.CITY);
    assertThat(scenario.events())
        .containsSubsequence(
            new TokyoYielded(TWO, Place.CITY, ONE),
            new LifeLost(ONE, 1, TWO, DamageKind.CARD),
            new TokyoEntered(ONE, Place.CITY));
  }

  @InBothEditions
  void does_not_hurt_when_the_owner_stays(Edition edition) {
    burrowerInCity(edition).turnOf(ONE).finalDice("S11223").act(TWO, STAY).expectLife(ONE, 10);
  }

  @InBothEditions
  void does_not_hurt_when_another_yields(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(THREE, "burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void hurts_after_all_have_answered(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(TWO, "burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 10)
        .expectAsked(THREE, ChooseYield.class)
        .act(THREE, STAY)
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  void may_kill_the_attacker_which_then_does_not_enter(Edition edition) {
    burrowerInCity(edition)
        .life(ONE, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectPlace(ONE, Place.NOWHERE)
        .expectNoEvent(TokyoEntered.class)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void may_win_the_game_by_killing_the_last_opponent(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(TWO, "burrowing")
        .life(ONE, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectOver(TWO);
  }

  @InBothEditions
  @Tag("death-from-above")
  void does_not_hurt_who_takes_the_place_from_above(Edition edition) {
    burrowerInCity(edition)
        .energy(ONE, 5)
        .market("death-from-above")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("death-from-above"))
        .reveal("heal")
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  void does_not_hurt_when_the_owner_is_eliminated(Edition edition) {
    burrowerInCity(edition)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.NOWHERE)
        .expectPlace(ONE, Place.CITY)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void does_not_hurt_when_the_owner_is_reborn(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .life(TWO, 1)
        .cards(TWO, "burrowing", "it-has-a-child")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectPlace(ONE, Place.CITY)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("T-6")
  void does_not_hurt_when_bay_closes(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .life(THREE, 1)
        .cards(TWO, "burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.OUTSIDE)
        .expectLife(ONE, 10);
  }

  @InBothEditions
  @Tag("jets")
  void hurts_with_jets(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "burrowing", "jets")
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, YIELD)
        .expectLife(TWO, 10)
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  @Tag("ruling-4")
  void hurts_in_two_packets_when_two_yield(Edition edition) {
    edition
        .table(5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(TWO, "burrowing")
        .cards(THREE, "mimic>2/burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .act(THREE, YIELD)
        .expectEvent(new LifeLost(ONE, 1, TWO, DamageKind.CARD))
        .expectEvent(new LifeLost(ONE, 1, THREE, DamageKind.CARD))
        .expectLife(ONE, 8)
        .expectLife(FOUR, 10)
        .expectPlace(ONE, Place.CITY);
  }

  @InBothEditions
  @Tag("nova-breath")
  void hurts_an_attacker_that_is_in_tokyo_already(Edition edition) {
    edition
        .table(5)
        .inCity(ONE)
        .inBay(TWO)
        .cards(ONE, "nova-breath")
        .cards(TWO, "burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 9)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(TWO, Place.OUTSIDE);
  }

  @InBothEditions
  @Tag("mimic")
  void hurts_twice_with_a_copy(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "burrowing", "mimic>2/burrowing")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(ONE, 8);
  }

  @InBothEditions
  @Tag("Y-3")
  void does_not_hurt_when_nothing_was_lost(Edition edition) {
    edition
        .table(3)
        .inCity(TWO)
        .cards(TWO, "burrowing", "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, Place.CITY)
        .expectLife(ONE, 10)
        .expectTurnOf(TWO);
  }
}
