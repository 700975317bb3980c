package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.YIELD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("Y-1")
class YieldingTest {
  @InBothEditions
  void is_a_choice_of_who_lost_life_to_smash_in_tokyo(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectPending(new ChooseYield(TWO, ONE, 0));
    assertThat(scenario.options()).containsExactlyInAnyOrder(STAY, YIELD);
  }

  @InBothEditions
  void leaves_tokyo_and_keeps_the_loss(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, YIELD)
        .expectEvent(new TokyoYielded(TWO, Place.CITY, ONE))
        .expectPlace(TWO, Place.OUTSIDE)
        .expectLife(TWO, 8)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void may_be_declined(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("SS1122")
        .act(TWO, STAY)
        .expectPlace(TWO, Place.CITY)
        .expectLife(TWO, 8)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void is_possible_with_the_last_life(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(TWO, 2)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectLife(TWO, 1)
        .expectPlace(TWO, Place.OUTSIDE);
  }

  @InBothEditions
  void is_possible_in_bay(Edition edition) {
    Scenario.of(edition.game(), 5)
        .inCity(THREE)
        .inBay(TWO)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectAsked(TWO, ChooseYield.class)
        .act(TWO, YIELD)
        .expectEvent(new TokyoYielded(TWO, Place.BAY, ONE))
        .expectPlace(TWO, Place.OUTSIDE);
  }

  @InBothEditions
  void costs_no_points_and_no_energy(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .points(TWO, 4)
        .energy(TWO, 3)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectPoints(TWO, 4)
        .expectEnergy(TWO, 3);
  }

  @InBothEditions
  void is_not_for_those_hit_outside(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void is_not_for_those_who_were_not_attacked(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(TWO)
        .expectPlace(TWO, Place.CITY)
        .expectDice(6);
  }

  @InBothEditions
  void is_asked_anew_at_each_attack(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(THREE)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(THREE, STAY)
        .finalDice("S11223")
        .expectPending(new ChooseYield(THREE, TWO, 0));
  }

  @InBothEditions
  void is_not_remembered_from_an_earlier_turn(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(THREE)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(THREE, STAY)
        .finalDice(NOTHING)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @Tag("T-6")
  @Test
  void is_still_possible_for_who_moves_from_a_closing_bay_to_city() {
    Scenario.of(Edition.SECOND.game(), 5)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(FIVE)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(FIVE, Place.CITY)
        .expectPending(new ChooseYield(FIVE, ONE, 0))
        .act(FIVE, YIELD)
        .expectPlace(FIVE, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY);
  }

  @Tag("T-6")
  @Test
  void is_no_longer_a_question_to_who_left_a_closing_bay() {
    Scenario.of(Edition.FIRST.game(), 5)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(FIVE)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(FIVE, 9)
        .expectPlace(FIVE, Place.OUTSIDE)
        .expectPlace(ONE, Place.CITY)
        .expectTurnOf(THREE);
  }
}
