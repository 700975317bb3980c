package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("D-2")
class NumbersTest {
  private static void expectPoints(String dice, int points) {
    for (Edition edition : Edition.values()) {
      Scenario.of(edition.game(), 3)
          .inCity(TWO)
          .turnOf(ONE)
          .finalDice(dice)
          .expectPoints(ONE, points)
          .expectPoints(THREE, 0)
          .expectTurnOf(TWO);
    }
  }

  @ParameterizedTest
  @CsvSource({"112233, 0", "1122EE, 0", "11EEHH, 0", "33EEHH, 0"})
  void score_nothing_as_pairs(String dice, int points) {
    expectPoints(dice, points);
  }

  @ParameterizedTest
  @CsvSource({"111223, 1", "222113, 2", "333112, 3"})
  void score_themselves_as_three_of_a_kind(String dice, int points) {
    expectPoints(dice, points);
  }

  @ParameterizedTest
  @CsvSource({
    "111122, 2", "111112, 3", "111111, 4",
    "222211, 3", "222221, 4", "222222, 5",
    "333311, 4", "333331, 5", "333333, 6"
  })
  void score_one_more_for_each_further_die(String dice, int points) {
    expectPoints(dice, points);
  }

  @ParameterizedTest
  @CsvSource({"111222, 3", "111333, 4", "222333, 5"})
  void score_for_each_three_of_a_kind(String dice, int points) {
    expectPoints(dice, points);
  }

  @Test
  void score_with_green_dice_too() {
    Scenario.of(Edition.SECOND.game(2, new SecondHead()), 3)
        .inCity(TWO)
        .cards(ONE, "second-head", "second-head")
        .turnOf(ONE)
        .finalDice("22222222")
        .expectPoints(ONE, 2 + 5);
  }

  @InBothEditions
  void score_in_tokyo_as_well(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(ONE)
        .points(ONE, 5)
        .turnOf(ONE)
        .finalDice("333112")
        .expectPoints(ONE, 5 + 2 + 3);
  }

  @InBothEditions
  void score_on_top_of_earlier_points(Edition edition) {
    Scenario.of(edition.game(), 3)
        .inCity(TWO)
        .points(ONE, 7)
        .turnOf(ONE)
        .finalDice("222113")
        .expectPoints(ONE, 9);
  }
}
