package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;

@Tag("rooting-for-the-underdog")
class RootingForTheUnderdogTest {
  private static Given table(Edition edition, int one, int two, int three) {
    return edition
        .table(3)
        .cards(ONE, "rooting-for-the-underdog")
        .points(ONE, one)
        .points(TWO, two)
        .points(THREE, three);
  }

  @InBothEditions
  void scores_a_point_for_being_alone_with_the_fewest_points(Edition edition) {
    afterDice(table(edition, 3, 4, 9)).expectTurnOf(TWO).expectPoints(ONE, 4);
  }

  @InBothEditions
  void scores_nothing_on_a_tie_for_the_fewest(Edition edition) {
    afterDice(table(edition, 3, 9, 3)).expectTurnOf(TWO).expectPoints(ONE, 3);
  }

  @InBothEditions
  void scores_nothing_when_another_has_fewer(Edition edition) {
    afterDice(table(edition, 3, 9, 2)).expectTurnOf(TWO).expectPoints(ONE, 3);
  }

  @InBothEditions
  void does_not_count_the_eliminated(Edition edition) {
    afterDice(edition
            .table(4)
            .cards(ONE, "rooting-for-the-underdog")
            .points(ONE, 3)
            .points(TWO, 4)
            .out(THREE)
            .points(FOUR, 4))
        .expectTurnOf(TWO)
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  void does_not_count_whom_the_turn_has_eliminated(Edition edition) {
    table(edition, 3, 2, 5)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S12233")
        .expectPoints(ONE, 5);
  }

  @InBothEditions
  void counts_the_points_of_this_turn(Edition edition) {
    table(edition, 3, 4, 9)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("111223")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  void scores_nothing_in_the_turns_of_others(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "rooting-for-the-underdog")
            .points(ONE, 4)
            .points(TWO, 4)
            .points(THREE, 3))
        .expectTurnOf(TWO)
        .expectPoints(THREE, 3);
  }

  @InBothEditions
  void scores_nothing_for_another_underdog(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "rooting-for-the-underdog")
            .points(ONE, 1)
            .points(TWO, 4)
            .points(THREE, 3))
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1)
        .expectPoints(THREE, 3);
  }

  @InBothEditions
  void scores_on_the_turn_it_is_bought(Edition edition) {
    afterDice(edition
            .table(3)
            .points(TWO, 1)
            .points(THREE, 1)
            .energy(ONE, 3)
            .market("rooting-for-the-underdog"))
        .act(ONE, buy("rooting-for-the-underdog"))
        .reveal("wings")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void scores_for_each_copy(Edition edition) {
    afterDice(table(edition, 3, 4, 9)
            .cards(ONE, "rooting-for-the-underdog", "mimic>1/rooting-for-the-underdog"))
        .expectTurnOf(TWO)
        .expectPoints(ONE, 5);
  }

  @InBothEditions
  @Tag("E-1")
  void compares_before_energy_hoarder_scores(Edition edition) {
    afterDice(table(edition, 0, 1, 1)
            .cards(ONE, "energy-hoarder", "rooting-for-the-underdog")
            .energy(ONE, 6))
        .expectTurnOf(TWO)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("E-1")
  void compares_before_herbivore_scores(Edition edition) {
    afterDice(table(edition, 0, 1, 1).cards(ONE, "herbivore", "rooting-for-the-underdog"))
        .expectTurnOf(TWO)
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("E-1")
  void scores_nothing_once_it_is_sold(Edition edition) {
    afterDice(table(edition, 0, 1, 1).cards(ONE, "rooting-for-the-underdog", "metamorph"))
        .act(ONE, sell("rooting-for-the-underdog"))
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectPoints(ONE, 0);
  }
}
