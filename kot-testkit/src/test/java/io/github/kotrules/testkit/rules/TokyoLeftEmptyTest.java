package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** City's Monster dies, but not by Smash. */
@Tag("T-4")
class TokyoLeftEmptyTest {

  /** Seat 1 buys a bomb that kills seat 2 in City; then it is seat 3's turn. */
  private static Scenario killedByCard(Edition edition) {
    return Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .life(TWO, 2)
        .energy(ONE, 2)
        .market("bomb")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("bomb")))
        .reveal("locket")
        .expectPlace(TWO, NOWHERE)
        .expectNoEvent(TokyoEntered.class)
        .expectPlace(ONE, OUTSIDE)
        .expectTurnOf(THREE);
  }

  private static Scenario killedByPoison(Edition edition) {
    return Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .life(TWO, 1)
        .poison(TWO, 1)
        .turnOf(TWO)
        .finalDice("112233")
        .expectPlace(TWO, NOWHERE)
        .expectPlace(ONE, OUTSIDE)
        .expectPlace(THREE, OUTSIDE)
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void the_buyer_of_the_deadly_card_does_not_enter(Edition edition) {
    killedByCard(edition).expectPoints(ONE, 0).expectDice(6);
  }

  @Test
  void second_edition_lets_the_next_monster_enter_without_smash() {
    killedByCard(SECOND)
        .finalDice("112233")
        .expectPlace(THREE, CITY)
        .expectPoints(THREE, 1)
        .expectPlace(ONE, OUTSIDE);
  }

  @Test
  void first_edition_leaves_city_empty_until_the_next_attack() {
    killedByCard(FIRST)
        .finalDice("112233")
        .expectPlace(THREE, OUTSIDE)
        .expectTurnOf(ONE)
        .finalDice("11223S")
        .expectPlace(ONE, CITY)
        .expectPoints(ONE, 1)
        .expectLife(THREE, 8);
  }

  @Test
  void second_edition_lets_the_next_monster_enter_after_poison() {
    killedByPoison(SECOND).finalDice("112233").expectPlace(THREE, CITY).expectPoints(THREE, 1);
  }

  @Test
  void first_edition_leaves_city_empty_after_poison() {
    killedByPoison(FIRST).finalDice("112233").expectPlace(THREE, OUTSIDE).expectTurnOf(ONE);
  }
}
