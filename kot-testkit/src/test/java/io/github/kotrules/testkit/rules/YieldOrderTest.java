package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.YIELD;

import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.FarSight;
import io.github.kotrules.testkit.cards.DamageCards.QuickFeet;
import org.junit.jupiter.api.Tag;

@Tag("Y-4")
class YieldOrderTest {
  /** Five Monsters, the first in City and the fourth in Bay. */
  private static Given five(Edition edition) {
    return Scenario.of(edition.game(new QuickFeet(), new FarSight()), 5)
        .inCity(ONE)
        .inBay(FOUR);
  }

  @InBothEditions
  void begins_after_all_damage_is_dealt(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("SS1122")
        .expectAsked(FOUR, ChooseYield.class)
        .expectLife(FOUR, 8)
        .expectLife(ONE, 8);
  }

  @InBothEditions
  void is_clockwise_from_the_attacker(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("S11223")
        .expectPending(new ChooseYield(FOUR, TWO, 0))
        .act(FOUR, STAY)
        .expectPending(new ChooseYield(ONE, TWO, 0))
        .act(ONE, STAY)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void is_another_from_another_attacker(Edition edition) {
    five(edition)
        .turnOf(FIVE)
        .finalDice("S11223")
        .expectPending(new ChooseYield(ONE, FIVE, 0))
        .act(ONE, STAY)
        .expectPending(new ChooseYield(FOUR, FIVE, 0));
  }

  @InBothEditions
  void lets_bay_yield_alone(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("S11223")
        .act(FOUR, YIELD)
        .act(ONE, STAY)
        .expectPlace(ONE, Place.CITY)
        .expectPlace(FOUR, Place.OUTSIDE)
        .expectPlace(TWO, Place.BAY);
  }

  @InBothEditions
  void lets_city_yield_alone(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("S11223")
        .act(FOUR, STAY)
        .act(ONE, YIELD)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPlace(FOUR, Place.BAY)
        .expectPlace(TWO, Place.CITY);
  }

  @InBothEditions
  void lets_both_yield(Edition edition) {
    five(edition)
        .turnOf(TWO)
        .finalDice("S11223")
        .act(FOUR, YIELD)
        .expectAsked(ONE, ChooseYield.class)
        .expectPlace(TWO, Place.OUTSIDE)
        .act(ONE, YIELD)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPlace(FOUR, Place.OUTSIDE)
        .expectPlace(TWO, Place.CITY);
  }

  /** As with Jets. */
  @InBothEditions
  void has_those_before_the_damage_whose_card_says_so(Edition edition) {
    five(edition)
        .cards(FOUR, "quick-feet")
        .turnOf(TWO)
        .finalDice("SS1122")
        .expectPending(new ChooseYield(FOUR, TWO, 2))
        .expectLife(FOUR, 10)
        .expectLife(ONE, 10)
        .act(FOUR, YIELD)
        .expectEvent(new DamagePrevented(FOUR, 2))
        .expectLife(FOUR, 10)
        .expectPlace(FOUR, Place.OUTSIDE)
        .expectLife(ONE, 8)
        .expectPending(new ChooseYield(ONE, TWO, 0));
  }

  @InBothEditions
  void has_those_only_once_who_stayed_before_the_damage(Edition edition) {
    five(edition)
        .cards(FOUR, "quick-feet")
        .turnOf(TWO)
        .finalDice("SS1122")
        .act(FOUR, STAY)
        .expectLife(FOUR, 8)
        .expectPending(new ChooseYield(ONE, TWO, 0))
        .act(ONE, STAY)
        .expectPlace(FOUR, Place.BAY)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void keeps_to_the_order_of_damage_before_the_damage(Edition edition) {
    five(edition)
        .cards(ONE, "quick-feet")
        .turnOf(TWO)
        .finalDice("SS1122")
        .expectPending(new ChooseYield(ONE, TWO, 2))
        .expectLife(FOUR, 8)
        .act(ONE, YIELD)
        .expectLife(ONE, 10)
        .expectPending(new ChooseYield(FOUR, TWO, 0));
  }

  @Tag("Y-1")
  @InBothEditions
  void has_those_after_the_damage_whose_card_is_silent_about_it(Edition edition) {
    five(edition)
        .cards(FOUR, "far-sight")
        .turnOf(TWO)
        .finalDice("SS1122")
        .expectLife(FOUR, 8)
        .expectPending(new ChooseYield(FOUR, TWO, 0))
        .act(FOUR, YIELD)
        .expectPlace(FOUR, Place.OUTSIDE)
        .expectLife(FOUR, 8)
        .expectPending(new ChooseYield(ONE, TWO, 0));
  }
}
