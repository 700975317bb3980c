package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.TAKE;
import static io.github.kotrules.testkit.rules.Answer.use;

import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Cushion;
import io.github.kotrules.testkit.cards.DamageCards.Mud;
import io.github.kotrules.testkit.cards.DamageCards.Shell;
import io.github.kotrules.testkit.cards.DamageCards.Umbrella;
import org.junit.jupiter.api.Tag;

/** No life lost, no yield. */
@Tag("Y-3")
class PreventedDamageTest {
  private static Game game(Edition edition) {
    return edition.game(new Cushion(), new Mud(), new Shell(), new Umbrella());
  }

  @InBothEditions
  void gives_no_yield_if_it_is_ignored(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "shell")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectEvent(new DamagePrevented(TWO, 1))
        .expectNoEvent(LifeLost.class)
        .expectLife(TWO, 10)
        .expectPlace(TWO, Place.CITY)
        .expectPlace(ONE, Place.OUTSIDE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void gives_a_yield_if_it_is_too_much_to_be_ignored(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "shell")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 8)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void gives_no_yield_if_it_is_reduced_to_nothing(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "mud")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void gives_a_yield_if_it_is_only_reduced(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "mud")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 9)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void gives_no_yield_if_the_rest_of_it_is_ignored(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "mud", "shell")
        .turnOf(ONE)
        .finalDice("SS1122")
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void gives_no_yield_if_its_target_has_chosen_to_prevent_it(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "cushion")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, use("cushion"))
        .expectEventsInOrder(new CardUsed(TWO, CardId.of("cushion")), new DamagePrevented(TWO, 1))
        .expectLife(TWO, 10)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void gives_a_yield_if_its_target_has_chosen_to_take_it(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "cushion")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, TAKE)
        .expectLife(TWO, 9)
        .expectAsked(TWO, ChooseYield.class);
  }

  @InBothEditions
  void gives_no_yield_if_its_target_is_shielded(Edition edition) {
    Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(TWO, "umbrella")
        .turnOf(ONE)
        .finalDice("SSSSSS")
        .act(TWO, use("umbrella"))
        .expectLife(TWO, 10)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void gives_a_yield_to_the_other_monster_in_tokyo(Edition edition) {
    Scenario.of(game(edition), 5)
        .inCity(TWO)
        .inBay(THREE)
        .cards(TWO, "shell")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectLife(TWO, 10)
        .expectLife(THREE, 9)
        .expectPending(new ChooseYield(THREE, ONE, 0));
  }
}
