package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

class TakingOverTokyoTest {

  /** Seat 1 hits City, seat 2, and Bay, seat 3. */
  private static Scenario attackOnBoth(Edition edition) {
    return Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .inBay(THREE)
        .turnOf(ONE)
        .finalDice("11223S");
  }

  @InBothEditions
  @Tag("T-3")
  void the_attacker_takes_city_when_only_city_yields(Edition edition) {
    attackOnBoth(edition)
        .act(TWO, new YieldTokyo())
        .act(THREE, new StayInTokyo())
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1)
        .expectPlace(TWO, OUTSIDE)
        .expectPlace(THREE, BAY);
  }

  @InBothEditions
  @Tag("T-3")
  void the_attacker_takes_city_and_bay_stays_empty_when_both_yield(Edition edition) {
    attackOnBoth(edition)
        .act(TWO, new YieldTokyo())
        .act(THREE, new YieldTokyo())
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1)
        .expectPlace(TWO, OUTSIDE)
        .expectPlace(THREE, OUTSIDE);
  }

  @InBothEditions
  @Tag("T-3")
  void the_attacker_takes_bay_when_only_bay_yields(Edition edition) {
    attackOnBoth(edition)
        .act(TWO, new StayInTokyo())
        .act(THREE, new YieldTokyo())
        .expectPlace(ONE, BAY)
        .expectPoints(ONE, 1)
        .expectPlace(TWO, CITY)
        .expectPlace(THREE, OUTSIDE);
  }

  @InBothEditions
  @Tag("T-3")
  void the_attacker_stays_outside_when_nobody_yields(Edition edition) {
    attackOnBoth(edition)
        .act(TWO, new StayInTokyo())
        .act(THREE, new StayInTokyo())
        .expectPlace(ONE, OUTSIDE)
        .expectPoints(ONE, 0)
        .expectPlace(TWO, CITY)
        .expectPlace(THREE, BAY);
  }

  @InBothEditions
  @Tag("T-4")
  void the_attacker_takes_city_from_a_monster_it_killed(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(TWO, NOWHERE)
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("T-3")
  @Tag("T-4")
  void the_attacker_takes_city_from_a_dead_monster_while_bay_stays(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(THREE)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(THREE, new StayInTokyo())
        .expectPlace(TWO, NOWHERE)
        .expectPlace(ONE, CITY)
        .expectPlace(THREE, BAY);
  }

  @InBothEditions
  @Tag("T-4")
  void the_attacker_takes_bay_from_a_dead_monster_while_city_stays(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .inCity(TWO)
        .inBay(THREE)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(THREE, NOWHERE)
        .expectPlace(ONE, BAY)
        .expectPoints(ONE, 1)
        .expectPlace(TWO, CITY);
  }

  @InBothEditions
  @Tag("T-3")
  @Tag("T-4")
  void the_attacker_takes_only_city_when_it_killed_both(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .inCity(TWO)
        .life(TWO, 1)
        .inBay(THREE)
        .life(THREE, 1)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(TWO, NOWHERE)
        .expectPlace(THREE, NOWHERE)
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1);
  }
}
