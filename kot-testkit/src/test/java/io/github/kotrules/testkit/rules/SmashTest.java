package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.DiceGroup.ENERGY;
import static io.github.kotrules.model.DiceGroup.SMASH;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.pick;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

class SmashTest {
  /** Five Monsters, the second in City and the third in Bay. */
  private static Given five(Edition edition) {
    return Scenario.of(edition.game(), 5).inCity(TWO).inBay(THREE);
  }

  @Tag("D-5")
  @InBothEditions
  void from_outside_hits_all_in_tokyo(Edition edition) {
    five(edition)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectLife(THREE, 8)
        .expectAsked(TWO, ChooseYield.class);
  }

  @Tag("D-5")
  @InBothEditions
  void from_outside_hits_nobody_outside(Edition edition) {
    five(edition)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(ONE, 10)
        .expectLife(FOUR, 10)
        .expectLife(FIVE, 10);
  }

  @Tag("D-5")
  @InBothEditions
  void from_city_hits_all_outside(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("SSS112")
        .expectLife(ONE, 7)
        .expectLife(FOUR, 7)
        .expectLife(FIVE, 7)
        .expectTurnOf(THREE);
  }

  @Tag("D-5")
  @InBothEditions
  void from_city_does_not_hit_bay(Edition edition) {
    five(edition).turnOf(TWO).finalDice("SSS112").expectLife(TWO, 10).expectLife(THREE, 10);
  }

  @Tag("D-5")
  @InBothEditions
  void from_bay_hits_all_outside_and_not_city(Edition edition) {
    five(edition)
        .turnOf(THREE)
        .finalDice("S11223")
        .expectLife(ONE, 9)
        .expectLife(FOUR, 9)
        .expectLife(FIVE, 9)
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectTurnOf(FOUR);
  }

  @Tag("D-5")
  @InBothEditions
  void costs_one_life_each(Edition edition) {
    for (int smashes = 0; smashes <= 6; smashes++) {
      Scenario.of(edition.game(), 3)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice("S".repeat(smashes) + "112233".substring(smashes))
          .expectLife(TWO, 10 - smashes);
    }
  }

  @Tag("D-5")
  @InBothEditions
  void into_an_empty_tokyo_hits_nobody(Edition edition) {
    Scenario.of(edition.game(), 3)
        .turnOf(ONE)
        .finalDice("SSSSSS")
        .expectNoEvent(LifeLost.class)
        .expectLife(TWO, 10)
        .expectLife(THREE, 10)
        .expectTurnOf(TWO);
  }

  @Tag("D-5")
  @InBothEditions
  void does_not_hit_the_eliminated(Edition edition) {
    Scenario.of(edition.game(), 4)
        .inCity(ONE)
        .out(THREE)
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectLife(THREE, 0)
        .expectLife(FOUR, 8)
        .expectTurnOf(TWO);
  }

  @Tag("D-6")
  @InBothEditions
  void is_not_to_be_left_out(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("S1122E")
        .act(ONE, STOP)
        .expectOptions(pick(ENERGY), pick(SMASH))
        .act(ONE, pick(ENERGY))
        .expectEvent(new AttackMade(ONE, 1));
  }

  @Tag("D-6")
  @InBothEditions
  void happens_without_a_question(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .roll("S11223")
        .act(ONE, STOP)
        .expectLife(TWO, 9);
    assertThat(scenario.state().pending()).isEqualTo(new ChooseYield(TWO, ONE, 0));
  }

  @Tag("D-6")
  @InBothEditions
  void happens_also_where_it_kills(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .roll("S11223")
        .act(ONE, STOP)
        .expectLife(TWO, 0)
        .expectTurnOf(THREE);
  }

  @Tag("D-6")
  @InBothEditions
  void happens_anew_in_each_turn(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .finalDice("S11223")
        .expectLife(ONE, 9)
        .expectLife(THREE, 9)
        .finalDice("S11223")
        .expectLife(TWO, 8);
  }
}
