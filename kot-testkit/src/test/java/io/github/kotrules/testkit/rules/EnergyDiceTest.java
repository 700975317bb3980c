package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.VitalCards.Collector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("D-3")
class EnergyDiceTest {
  @ParameterizedTest
  @CsvSource({"E11223, 1", "EE1122, 2", "EEE112, 3", "EEEEEE, 6", "112233, 0"})
  void give_one_energy_each(String dice, int energy) {
    for (Edition edition : Edition.values()) {
      Scenario.of(edition.game(), 2)
          .turnOf(ONE)
          .finalDice(dice)
          .expectEnergy(ONE, energy)
          .expectEnergy(TWO, 0);
    }
  }

  @InBothEditions
  void give_energy_on_top_of_what_there_is(Edition edition) {
    Scenario.of(edition.game(), 2)
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("EE1122")
        .expectEnergy(ONE, 6);
  }

  @InBothEditions
  void give_energy_in_tokyo_as_well(Edition edition) {
    Scenario.of(edition.game(), 2).inCity(ONE).turnOf(ONE).finalDice("EE1122").expectEnergy(ONE, 2);
  }

  @InBothEditions
  void are_one_gain_together(Edition edition) {
    Scenario scenario = Scenario.of(edition.game(), 2).turnOf(ONE).finalDice("EEE112");
    assertThat(scenario.events())
        .filteredOn(EnergyGained.class::isInstance)
        .containsExactly(new EnergyGained(ONE, 3));
  }

  @Test
  void are_one_gain_to_a_card() {
    Scenario.of(Edition.SECOND.game(new Collector()), 2)
        .cards(ONE, "collector")
        .turnOf(ONE)
        .finalDice("EEE112")
        .expectEnergy(ONE, 3 + 1);
  }

  @Test
  void are_no_gain_where_there_are_none() {
    Scenario.of(Edition.SECOND.game(new Collector()), 2)
        .cards(ONE, "collector")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectEnergy(ONE, 0);
  }

  @Test
  void are_no_gain_of_other_monsters() {
    Scenario.of(Edition.SECOND.game(new Collector()), 2)
        .cards(TWO, "collector")
        .turnOf(ONE)
        .finalDice("EEE112")
        .expectEnergy(ONE, 3)
        .expectEnergy(TWO, 0);
  }
}
