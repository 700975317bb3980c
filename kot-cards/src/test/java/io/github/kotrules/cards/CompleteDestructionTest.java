package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("complete-destruction")
class CompleteDestructionTest {
  private static final String DESTRUCTION = "complete-destruction";

  /** Dice enough for two sets. */
  private record SixMoreDice() implements Card, ModifiesDice {
    @Override
    public CardFace face() {
      return CardFace.keep("six-more-dice", "Six More Dice", 0, "You roll six more dice.");
    }

    @Override
    public int extraDice(Table table, Seat owner) {
      return 6;
    }
  }

  @InBothEditions
  void six_different_faces_are_worth_nine(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION)
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 9)
        .expectPoints(TWO, 0)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void the_dice_are_resolved_as_always_too(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION)
        .life(ONE, 5)
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectLife(ONE, 6)
        .expectEnergy(ONE, 1)
        .expectLife(TWO, 9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"223EHS", "113EHS", "112EHS", "1123HS", "1123ES", "1123EH"})
  void five_faces_are_worth_nothing(String dice) {
    for (Edition edition : Edition.values()) {
      table(edition).cards(ONE, DESTRUCTION).turnOf(ONE).finalDice(dice).expectPoints(ONE, 0);
    }
  }

  @InBothEditions
  void further_dice_score_on_top(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION, "extra-head", "extra-head")
        .turnOf(ONE)
        .finalDice("11123EHS")
        .expectPoints(ONE, 1 + 9);
  }

  @InBothEditions
  void two_sets_are_worth_no_more_than_one(Edition edition) {
    CardSet cards =
        CardSet.builder().addAll(edition.game().cards()).add(new SixMoreDice()).build();
    Scenario.of(Game.of(edition.game().rules(), cards), 3)
        .inCity(TWO)
        .cards(ONE, DESTRUCTION, "six-more-dice")
        .turnOf(ONE)
        .finalDice("112233EEHHSS")
        .expectPoints(ONE, 9);
  }

  @InBothEditions
  @Tag("herd-culler")
  void a_turned_die_counts(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION, "herd-culler")
        .turnOf(ONE)
        .roll("223EHS")
        .act(ONE, STOP)
        .act(ONE, turn("herd-culler", '2', '1'))
        .resolveInFixedOrder()
        .expectPoints(ONE, 9);
  }

  @InBothEditions
  @Tag("D-4")
  void the_heart_counts_in_tokyo(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .life(ONE, 5)
        .cards(ONE, DESTRUCTION)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .finalDice("123EHS")
        .expectPoints(ONE, 2 + 9)
        .expectLife(ONE, 5);
  }

  @InBothEditions
  @Tag("D-1")
  void it_is_worth_nine_too_if_numbers_come_last(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, DESTRUCTION)
        .turnOf(ONE)
        .roll("123EHS")
        .act(ONE, STOP)
        .resolve("SEN")
        .expectPoints(ONE, 2 + 9);
  }

  @InBothEditions
  @Tag("W-1")
  void points_end_at_twenty(Edition edition) {
    edition
        .table(2)
        .inCity(ONE)
        .points(ONE, 12)
        .cards(ONE, DESTRUCTION)
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 20)
        .expectOver(ONE);
  }

  @InBothEditions
  void the_dice_of_others_are_worth_nothing(Edition edition) {
    table(edition)
        .cards(TWO, DESTRUCTION)
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 0)
        .expectPoints(TWO, 0);
  }

  @Test
  @Tag("acid-attack")
  void a_smash_of_a_card_stands_for_the_face_in_the_second_edition() {
    table(Edition.SECOND)
        .cards(ONE, DESTRUCTION, "acid-attack")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 9);
  }

  @Test
  @Tag("acid-attack")
  void a_smash_of_a_card_stands_for_no_other_face() {
    table(Edition.SECOND)
        .cards(ONE, DESTRUCTION, "acid-attack")
        .turnOf(ONE)
        .finalDice("1123ES")
        .expectPoints(ONE, 0);
  }

  @Test
  @Tag("acid-attack")
  void the_damage_of_a_card_does_not_stand_for_the_face_in_the_first_edition() {
    table(Edition.FIRST)
        .cards(ONE, DESTRUCTION, "acid-attack")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 0);
  }

  @Test
  @Tag("poison-quills")
  void the_smashes_of_poison_quills_stand_for_the_face_in_the_second_edition() {
    table(Edition.SECOND)
        .cards(ONE, DESTRUCTION, "poison-quills", "extra-head")
        .turnOf(ONE)
        .finalDice("12223EH")
        .expectPoints(ONE, 2 + 9);
  }

  @Test
  @Tag("poison-quills")
  void the_damage_of_poison_quills_does_not_stand_for_the_face_in_the_first_edition() {
    table(Edition.FIRST)
        .cards(ONE, DESTRUCTION, "poison-quills", "extra-head")
        .turnOf(ONE)
        .finalDice("12223EH")
        .expectPoints(ONE, 2);
  }

  @Test
  @Tag("burrowing")
  void the_smash_of_burrowing_stands_for_the_face_in_tokyo_in_the_second_edition() {
    Edition.SECOND
        .table(3)
        .inCity(ONE)
        .cards(ONE, DESTRUCTION, "burrowing")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 2 + 9);
  }

  @Test
  @Tag("burrowing")
  void burrowing_does_not_stand_for_the_face_in_the_first_edition() {
    Edition.FIRST
        .table(3)
        .inCity(ONE)
        .cards(ONE, DESTRUCTION, "burrowing")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  @Tag("burrowing")
  void burrowing_outside_tokyo_does_not_stand_for_the_face(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION, "burrowing")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("spiked-tail")
  void spiked_tail_does_not_stand_for_the_face(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION, "spiked-tail")
        .turnOf(ONE)
        .finalDice("1123EH")
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_is_worth_nine_more(Edition edition) {
    table(edition)
        .cards(ONE, DESTRUCTION, "mimic>1/complete-destruction")
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 18);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_of_anothers_is_worth_nine(Edition edition) {
    table(edition)
        .cards(ONE, "mimic>3/complete-destruction")
        .cards(THREE, DESTRUCTION)
        .turnOf(ONE)
        .finalDice("123EHS")
        .expectPoints(ONE, 9)
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  @Tag("metamorph")
  void sold_it_is_worth_nothing_in_the_next_turn(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, DESTRUCTION, "metamorph")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, sell(DESTRUCTION))
        .act(ONE, END_SELLING)
        .finalDice("112233")
        .finalDice("123EHS")
        .expectTurnOf(ONE)
        .expectPoints(ONE, 0);
  }
}
