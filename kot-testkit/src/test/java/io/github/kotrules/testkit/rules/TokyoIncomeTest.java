package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.VitalCards.Tally;
import org.junit.jupiter.api.Tag;

class TokyoIncomeTest {

  @InBothEditions
  @Tag("T-5")
  void entering_city_gives_one_point(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .points(ONE, 7)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectEvent(new PointsGained(ONE, 1))
        .expectPoints(ONE, 8)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("T-5")
  void entering_bay_gives_one_point(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectEvent(new PointsGained(ONE, 1))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("T-8")
  void a_turn_that_starts_in_city_gives_two_points_before_rolling(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(ONE)
        .points(ONE, 3)
        .turnOf(ONE)
        .expectDice(6)
        .expectPoints(ONE, 5)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("T-8")
  void a_turn_that_starts_in_bay_gives_two_points(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .inBay(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("T-8")
  void a_turn_that_starts_in_city_gives_the_points_before_cards_speak(Edition edition) {
    Scenario.of(edition.game(new Tally()), 3)
        .inCity(ONE)
        .cards(ONE, "tally")
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, 3);
  }

  @InBothEditions
  @Tag("T-8")
  void a_turn_that_starts_outside_gives_nothing(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .expectPoints(ONE, 0)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  @Tag("T-5")
  @Tag("T-8")
  void who_entered_is_paid_again_when_its_next_turn_starts(Edition edition) {
    Scenario.of(edition.fullGame(), 2)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPoints(ONE, 1)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  @Tag("T-8")
  void an_extra_turn_that_starts_in_tokyo_gives_two_points(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(ONE)
        .cards(ONE, "rerun")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, new TakeExtraTurn())
        .expectTurnOf(ONE)
        .expectDice(5)
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 5);
  }

  @InBothEditions
  @Tag("T-8")
  void a_start_in_tokyo_can_bring_the_twentieth_point_but_the_turn_is_played(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(THREE)
        .points(THREE, 19)
        .turnOf(THREE)
        .expectPoints(THREE, 20)
        .expectDice(6)
        .finalDice("112233")
        .expectOver(THREE);
  }
}
