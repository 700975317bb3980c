package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("T-1")
@Tag("T-2")
class BayTest {
  private static Game withoutBay(Edition edition) {
    return edition.fullGame().withRules(edition.rules().withBay(Bay.NEVER));
  }

  @InBothEditions
  void is_open_with_five_players(Edition edition) {
    Scenario.of(edition.fullGame(), 5)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(ONE, BAY);
  }

  @InBothEditions
  void is_open_with_six_players_of_whom_five_are_alive(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .out(SIX)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(ONE, BAY);
  }

  @InBothEditions
  void is_closed_with_six_players_of_whom_four_are_alive(Edition edition) {
    Scenario.of(edition.fullGame(), 6)
        .out(SIX)
        .out(FIVE)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(ONE, OUTSIDE);
  }

  @InBothEditions
  void is_never_open_in_a_game_without_it(Edition edition) {
    Scenario scenario = Scenario.of(withoutBay(edition), 6)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("11223S")
        .act(TWO, new StayInTokyo())
        .expectPlace(ONE, OUTSIDE)
        .expectPoints(ONE, 0)
        .expectPlace(TWO, CITY);
    assertThat(scenario.state().isBayOpen()).isFalse();
  }

  @InBothEditions
  void is_not_needed_to_take_city_in_a_game_without_it(Edition edition) {
    Scenario.of(withoutBay(edition), 6)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1);
  }
}
