package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("gourmet")
@Tag("D-2")
class GourmetTest {
  private static final String GOURMET = "gourmet";

  @ParameterizedTest
  @CsvSource({"111223, 3", "111123, 4", "111112, 5", "111111, 6"})
  void three_or_more_ones_score_two_more(String dice, int points) {
    for (Edition edition : Edition.values()) {
      table(edition)
          .cards(ONE, GOURMET)
          .turnOf(ONE)
          .finalDice(dice)
          .expectPoints(ONE, points)
          .expectPoints(THREE, 0);
    }
  }

  @ParameterizedTest
  @CsvSource({"112233, 0", "112223, 2", "113333, 4", "222333, 5"})
  void fewer_ones_score_no_more_than_without_it(String dice, int points) {
    for (Edition edition : Edition.values()) {
      table(edition).cards(ONE, GOURMET).turnOf(ONE).finalDice(dice).expectPoints(ONE, points);
    }
  }

  @InBothEditions
  void other_sets_score_beside_it(Edition edition) {
    table(edition).cards(ONE, GOURMET).turnOf(ONE).finalDice("111222").expectPoints(ONE, 1 + 2 + 2);
  }

  @InBothEditions
  @Tag("herd-culler")
  void a_die_turned_to_one_counts(Edition edition) {
    table(edition)
        .cards(ONE, GOURMET, "herd-culler")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn("herd-culler", '3', '1'))
        .expectPoints(ONE, 3);
  }

  @InBothEditions
  void the_ones_of_others_score_nothing_more(Edition edition) {
    table(edition)
        .cards(THREE, GOURMET)
        .turnOf(ONE)
        .finalDice("111223")
        .expectPoints(ONE, 1)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void bought_this_turn_it_is_too_late(Edition edition) {
    table(edition)
        .energy(ONE, 4)
        .market(GOURMET)
        .deck("tank")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, buy(GOURMET))
        .reveal("tank")
        .expectTurnOf(TWO)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_scores_two_more(Edition edition) {
    table(edition)
        .cards(ONE, GOURMET, "mimic>1/gourmet")
        .turnOf(ONE)
        .finalDice("111223")
        .expectPoints(ONE, 1 + 2 + 2);
  }
}
