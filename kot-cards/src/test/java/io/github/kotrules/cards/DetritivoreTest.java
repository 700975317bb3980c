package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.state.Event.QuestionAsked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("detritivore")
class DetritivoreTest {
  private static final String DETRITIVORE = "detritivore";

  @InBothEditions
  void one_two_three_is_worth_two(Edition edition) {
    table(edition)
        .cards(ONE, DETRITIVORE)
        .turnOf(ONE)
        .finalDice("123EEH")
        .expectPoints(ONE, 2)
        .expectPoints(THREE, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"223EEH", "113EEH", "112EEH"})
  void two_of_the_numbers_are_worth_nothing(String dice) {
    for (Edition edition : Edition.values()) {
      table(edition).cards(ONE, DETRITIVORE).turnOf(ONE).finalDice(dice).expectPoints(ONE, 0);
    }
  }

  @InBothEditions
  void two_sets_are_worth_no_more_than_one(Edition edition) {
    table(edition).cards(ONE, DETRITIVORE).turnOf(ONE).finalDice("112233").expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("D-2")
  void the_dice_score_as_a_set_too(Edition edition) {
    table(edition).cards(ONE, DETRITIVORE).turnOf(ONE).finalDice("123333").expectPoints(ONE, 4 + 2);
  }

  @InBothEditions
  @Tag("complete-destruction")
  void the_dice_serve_other_cards_too(Edition edition) {
    table(edition)
        .cards(ONE, DETRITIVORE, "complete-destruction")
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 2 + 9);
  }

  @InBothEditions
  void nobody_is_asked(Edition edition) {
    table(edition)
        .cards(ONE, DETRITIVORE)
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .expectNoEvent(QuestionAsked.class)
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void it_scores_again_in_the_next_turn(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, DETRITIVORE)
        .turnOf(ONE)
        .finalDice("112233")
        .finalDice("112233")
        .finalDice("112233")
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  void it_scores_in_tokyo_too(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, DETRITIVORE)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 2 + 2);
  }

  @InBothEditions
  @Tag("herd-culler")
  void a_turned_die_counts(Edition edition) {
    table(edition)
        .cards(ONE, DETRITIVORE, "herd-culler")
        .turnOf(ONE)
        .roll("2233EE")
        .act(ONE, STOP)
        .act(ONE, turn("herd-culler", 'E', '1'))
        .resolveInFixedOrder()
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void the_dice_of_others_are_worth_nothing(Edition edition) {
    table(edition)
        .cards(THREE, DETRITIVORE)
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_is_worth_two_more(Edition edition) {
    table(edition)
        .cards(ONE, DETRITIVORE, "mimic>1/detritivore")
        .turnOf(ONE)
        .finalDice("112233")
        .expectPoints(ONE, 4);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void bought_away_it_scores_for_its_new_owner_only(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, "parasitic-tentacles")
        .energy(ONE, 4)
        .cards(TWO, DETRITIVORE)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buyFrom(TWO, DETRITIVORE))
        .finalDice("112233")
        .expectPoints(TWO, 2)
        .finalDice("112233")
        .expectPoints(ONE, 2);
  }
}
