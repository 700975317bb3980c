package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;

import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EnteringTokyoTest {

  @Nested
  @Tag("T-1")
  class In_the_second_edition {

    @Test
    void empty_city_must_be_entered_without_smash() {
      Scenario.of(SECOND.fullGame(), 3)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1)
          .expectPlace(TWO, OUTSIDE)
          .expectPoints(TWO, 0)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @Test
    void empty_city_must_be_entered_with_smash() {
      Scenario.of(SECOND.fullGame(), 3)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1);
    }

    @Test
    void empty_bay_must_be_entered_without_smash_when_city_is_taken() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, BAY)
          .expectPoints(ONE, 1)
          .expectPlace(TWO, CITY)
          .expectPoints(TWO, 2)
          .expectTurnOf(TWO);
    }

    @Test
    void empty_bay_must_be_entered_after_a_smash_to_which_city_did_not_yield() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, new StayInTokyo())
          .expectPlace(ONE, BAY)
          .expectPoints(ONE, 1);
    }

    @Test
    void empty_city_is_entered_without_smash_when_bay_is_taken() {
      Scenario.of(SECOND.fullGame(), 5)
          .inBay(TWO)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, CITY)
          .expectPlace(TWO, BAY);
    }

    @Test
    void nobody_enters_when_both_places_are_taken() {
      Scenario.of(SECOND.fullGame(), 5)
          .inCity(TWO)
          .inBay(THREE)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, OUTSIDE)
          .expectPoints(ONE, 0);
    }

    @Test
    void the_monster_in_city_does_not_enter_again() {
      Scenario.of(SECOND.fullGame(), 3)
          .inCity(ONE)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 2);
    }
  }

  @Nested
  @Tag("T-2")
  class In_the_first_edition {

    @Test
    void empty_city_is_not_entered_without_smash() {
      Scenario.of(FIRST.fullGame(), 3)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, OUTSIDE)
          .expectPoints(ONE, 0)
          .expectTurnOf(TWO)
          .expectDice(6);
    }

    @Test
    void the_first_attack_hits_nobody_and_takes_city() {
      Scenario.of(FIRST.fullGame(), 3)
          .turnOf(ONE)
          .finalDice("SSSSSS")
          .expectNoEvent(LifeLost.class)
          .expectPlace(ONE, CITY)
          .expectPoints(ONE, 1)
          .expectLife(TWO, 10)
          .expectLife(THREE, 10);
    }

    @Test
    void empty_bay_is_not_entered_without_smash() {
      Scenario.of(FIRST.fullGame(), 5)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, OUTSIDE)
          .expectPoints(ONE, 0);
    }

    @Test
    void empty_bay_is_entered_after_an_attack_to_which_city_did_not_yield() {
      Scenario.of(FIRST.fullGame(), 5)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, new StayInTokyo())
          .expectPlace(ONE, BAY)
          .expectPlace(TWO, CITY)
          .expectPoints(ONE, 1);
    }

    @Test
    void with_city_empty_the_attack_hits_nobody_and_takes_city() {
      Scenario.of(FIRST.fullGame(), 5)
          .inBay(TWO)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectLife(TWO, 10)
          .expectLife(THREE, 10)
          .expectPlace(ONE, CITY)
          .expectPlace(TWO, BAY)
          .expectPoints(ONE, 1)
          .expectTurnOf(TWO);
    }

    @Test
    void with_city_empty_and_bay_taken_nobody_enters_without_smash() {
      Scenario.of(FIRST.fullGame(), 5)
          .inBay(TWO)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, OUTSIDE)
          .expectPlace(TWO, BAY);
    }

    @Test
    void an_attack_of_an_earlier_turn_does_not_count() {
      Scenario.of(FIRST.fullGame(), 3)
          .inCity(TWO)
          .poison(TWO, 1)
          .life(TWO, 2)
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, new StayInTokyo())
          .finalDice("112233")
          .finalDice("112233")
          .expectTurnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, OUTSIDE);
    }
  }

  @InBothEditions
  @Tag("T-5")
  void a_monster_in_bay_does_not_move_to_an_empty_city_on_its_own_turn(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inBay(ONE)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPlace(ONE, BAY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("T-2")
  @Tag("T-5")
  void a_monster_in_bay_does_not_move_to_an_empty_city_after_an_attack(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inBay(ONE)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectLife(TWO, 9)
        .expectPlace(ONE, BAY)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("T-1")
  @Tag("T-2")
  void with_four_players_there_is_no_room_beside_the_monster_in_city(Edition edition) {
    Scenario.of(edition.fullGame(), 4)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(ONE, OUTSIDE)
        .expectPoints(ONE, 0)
        .expectPlace(TWO, CITY);
  }

  @InBothEditions
  @Tag("T-7")
  void an_attacker_heals_after_its_smash_since_it_enters_later(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .life(ONE, 5)
        .turnOf(ONE)
        .roll("1122HS")
        .stop()
        .resolve("SH")
        .expectLife(ONE, 6)
        .expectPlace(ONE, CITY);
  }

  @InBothEditions
  @Tag("T-7")
  void an_attacker_is_still_outside_while_others_are_asked_to_yield(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(FOUR)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectAsked(FOUR, ChooseYield.class)
        .expectPlace(ONE, OUTSIDE);
  }
}
