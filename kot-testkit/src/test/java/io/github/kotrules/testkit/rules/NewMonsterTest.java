package io.github.kotrules.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("S-2")
class NewMonsterTest {
  @InBothEditions
  void has_ten_life_and_nothing_else(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 6).opening();
    for (Seat seat : Seat.values()) {
      scenario.expectLife(seat, 10).expectPoints(seat, 0).expectEnergy(seat, 0).expectCards(seat);
      assertThat(scenario.state().maxLife(seat)).isEqualTo(10);
      assertThat(scenario.state().tokens(seat, Token.POISON)).isZero();
      assertThat(scenario.state().tokens(seat, Token.SHRINK)).isZero();
    }
  }

  @InBothEditions
  void is_outside_tokyo(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 6).opening();
    for (Seat seat : Seat.values()) {
      scenario.expectPlace(seat, Place.OUTSIDE);
    }
    assertThat(scenario.state().occupant(Place.CITY)).isNull();
    assertThat(scenario.state().occupant(Place.BAY)).isNull();
  }

  @InBothEditions
  void is_the_same_for_whoever_begins(Edition edition) {
    Scenario.of(edition.game(), 2)
        .turnOf(Seat.TWO)
        .expectLife(Seat.TWO, 10)
        .expectPoints(Seat.TWO, 0)
        .expectEnergy(Seat.TWO, 0)
        .expectPlace(Seat.TWO, Place.OUTSIDE);
  }
}
