package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("S-8")
class TurnsGoClockwiseTest {
  @InBothEditions
  void from_seat_to_seat(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 6).turnOf(ONE);
    for (Seat seat : Seat.values()) {
      scenario.expectTurnOf(seat).expectDice(6).finalDice(NOTHING);
    }
    scenario.expectTurnOf(ONE).expectDice(6);
  }

  @InBothEditions
  void from_whoever_begins(Edition edition) {
    Scenario.of(edition.game(), 3)
        .turnOf(TWO)
        .finalDice(NOTHING)
        .expectTurnOf(THREE)
        .finalDice(NOTHING)
        .expectTurnOf(ONE);
  }

  @InBothEditions
  void past_the_eliminated(Edition edition) {
    Scenario.of(edition.game(), 6)
        .out(TWO)
        .out(THREE)
        .out(SIX)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(FOUR)
        .finalDice(NOTHING)
        .expectTurnOf(FIVE)
        .finalDice(NOTHING)
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  void without_a_turn_for_any_of_the_eliminated(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 6)
        .out(TWO)
        .out(THREE)
        .out(FOUR)
        .out(FIVE)
        .turnOf(ONE)
        .finalDice(NOTHING);
    assertThat(scenario.events())
        .filteredOn(TurnStarted.class::isInstance)
        .containsExactly(new TurnStarted(SIX));
  }

  @InBothEditions
  void past_one_eliminated_in_this_turn(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @InBothEditions
  void from_one_that_did_not_survive_its_turn(Edition edition) {
    Scenario.of(edition.game(), 3)
        .life(TWO, 1)
        .poison(TWO, 1)
        .turnOf(TWO)
        .finalDice(NOTHING)
        .expectTurnOf(THREE)
        .expectDice(6)
        .finalDice(NOTHING)
        .expectTurnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(THREE);
  }
}
