package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.VitalCards.TokyoTaxes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("S-6")
class TokyoPlacesTest {
  @InBothEditions
  void are_city_alone_with_fewer_than_five_players(Edition edition) {
    for (int players = 2; players <= 4; players++) {
      assertThat(Scenario.of(edition.game(), players).turnOf(ONE).state().isBayOpen())
          .isFalse();
    }
  }

  @InBothEditions
  void are_city_and_bay_with_five_players_or_six(Edition edition) {
    for (int players = 5; players <= 6; players++) {
      assertThat(Scenario.of(edition.game(), players).turnOf(ONE).state().isBayOpen())
          .isTrue();
    }
  }

  @InBothEditions
  void are_counted_by_the_living(Edition edition) {
    Scenario five = Scenario.of(edition.game(), 6).out(SIX).turnOf(ONE);
    Scenario four = Scenario.of(edition.game(), 6).out(SIX).out(FIVE).turnOf(ONE);
    assertThat(five.state().isBayOpen()).isTrue();
    assertThat(four.state().isBayOpen()).isFalse();
  }

  @InBothEditions
  void hold_one_monster_each(Edition edition) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> Scenario.of(edition.game(), 3).inCity(ONE).inCity(TWO).turnOf(ONE))
        .withMessageContaining("room for one");
  }

  @InBothEditions
  void are_not_to_be_held_in_a_closed_bay(Edition edition) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> Scenario.of(edition.game(), 4).inBay(TWO).turnOf(ONE))
        .withMessageContaining("Bay");
  }

  @InBothEditions
  void can_be_set_up_without_bay(Edition edition) {
    Game cityOnly = Game.of(edition.rules().withBay(Bay.NEVER), CardSet.none());
    Scenario.of(cityOnly, 5)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectPoints(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void include_bay_in_the_same_game_with_it(Edition edition) {
    Scenario.of(edition.game(), 5)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, STAY)
        .expectPlace(ONE, Place.BAY)
        .expectTurnOf(TWO);
  }

  @Test
  void are_both_tokyo_to_a_card() {
    Game game = Edition.SECOND.game(3, new TokyoTaxes());
    Scenario.of(game, 5).cards(ONE, "tokyo-taxes").inCity(ONE).turnOf(ONE).expectEnergy(ONE, 1);
    Scenario.of(game, 5).cards(TWO, "tokyo-taxes").inBay(TWO).turnOf(TWO).expectEnergy(TWO, 1);
    Scenario.of(game, 5).cards(THREE, "tokyo-taxes").turnOf(THREE).expectEnergy(THREE, 0);
  }
}
