package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.rules.TestedEdition.InBoth;
import org.junit.jupiter.api.Tag;

@Tag("T-9")
class TwoPlayerVariantTest {
  private static Game variant(TestedEdition edition) {
    return edition.game().withRules(edition.rules().withTwoPlayerVariant(true));
  }

  @InBoth
  void is_off_by_default(TestedEdition edition) {
    assertThat(edition.rules().twoPlayerVariant()).isFalse();
    Scenario.of(edition.game(), 2)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 0);
  }

  @InBoth
  void entering_gives_one_energy_instead_of_a_point(TestedEdition edition) {
    Scenario.of(variant(edition), 2)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 0);
  }

  @InBoth
  void starting_in_tokyo_gives_one_energy_instead_of_two_points(TestedEdition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 1)
        .expectEnergy(TWO, 0);
  }

  @InBoth
  void starting_outside_gives_nothing(TestedEdition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(TWO)
        .turnOf(ONE)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 0);
  }

  @InBoth
  void energy_for_entering_can_be_spent_in_the_same_turn(TestedEdition edition) {
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

  @InBoth
  void points_for_dice_are_still_points(TestedEdition edition) {
    Scenario.of(variant(edition), 2)
        .inCity(ONE)
        .turnOf(ONE)
        .finalDice("333112")
        .expectPoints(ONE, 3)
        .expectEnergy(ONE, 1);
  }

  @InBoth
  void changes_nothing_for_three_players_who_enter(TestedEdition edition) {
    Scenario.of(variant(edition), 3)
        .turnOf(ONE)
        .finalDice("11223S")
        .expectPoints(ONE, 1)
        .expectEnergy(ONE, 0);
  }

  @InBoth
  void changes_nothing_for_three_players_who_start_in_tokyo(TestedEdition edition) {
    Scenario.of(variant(edition), 3)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, 0);
  }

  @InBoth
  void changes_nothing_when_two_of_three_players_are_left(TestedEdition edition) {
    Scenario.of(variant(edition), 3)
        .out(THREE)
        .inCity(ONE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .expectEnergy(ONE, 0);
  }
}
