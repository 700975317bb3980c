package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("T-9")
class TwoPlayerVariantTest {
  private static Game variant(Edition edition) {
    return edition.fullGame().withRules(edition.rules().withTwoPlayerVariant(true));
  }

  @InBothEditions
  void is_off_by_default(Edition edition) {
    assertThat(edition.rules().twoPlayerVariant()).isFalse();
    Scenario.of(edition.fullGame(), 2)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void entering_gives_one_energy_instead_of_a_point(Edition edition) {
    Scenario.of(variant(edition), 2)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 0);
  }

  @InBothEditions
  void starting_in_tokyo_gives_one_energy_instead_of_two_points(Edition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 0);
  }

  @InBothEditions
  void starting_outside_gives_nothing(Edition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(TWO)
        .turnOf(ONE)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void energy_for_entering_can_be_spent_in_the_same_turn(Edition edition) {
    Scenario.of(variant(edition), 2)
        .market("charm")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("11223S")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new BuyCard(CardId.of("charm")))
        .reveal("locket")
        .expectCards(ONE, "charm")
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void points_for_dice_are_still_points(Edition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(ONE)
        .turnOf(ONE)
        .finalDice("333112")
        .expectPoints(ONE, 3)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  void changes_nothing_for_three_players_who_enter(Edition edition) {
    Scenario.of(variant(edition), 3)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void changes_nothing_for_three_players_who_start_in_tokyo(Edition edition) {
    Scenario.of(variant(edition), 3)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  void changes_nothing_when_two_of_three_players_are_left(Edition edition) {
    Scenario.of(variant(edition), 3)
        .out(THREE)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, 0);
  }
}
