package io.github.kotrules.cards;

import static io.github.kotrules.cards.DiceCardKit.EXTRA_TURN;
import static io.github.kotrules.cards.DiceCardKit.STOP;
import static io.github.kotrules.cards.DiceCardKit.table;
import static io.github.kotrules.cards.DiceCardKit.turn;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.copy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("freeze-time")
@Tag("E-2")
class FreezeTimeTest {
  private static final String FREEZE = "freeze-time";

  private static Given owner(Edition edition) {
    return table(edition).cards(ONE, FREEZE);
  }

  @InBothEditions
  void three_ones_give_a_turn_with_one_die_fewer(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("111223")
        .expectAsked(ONE, ChooseExtraTurn.class)
        .expectPoints(ONE, 1)
        .act(ONE, EXTRA_TURN)
        .expectEvent(new ExtraTurnStarted(ONE, 1))
        .expectTurnOf(ONE)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void the_extra_turn_is_optional(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("111223")
        .expectOptions(DECLINE, EXTRA_TURN)
        .act(ONE, DECLINE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"112233", "112223", "113333", "222333"})
  void fewer_than_three_ones_give_no_turn(String dice) {
    for (Edition edition : Edition.values()) {
      owner(edition).turnOf(ONE).finalDice(dice).expectTurnOf(TWO).expectDice(6);
    }
  }

  @InBothEditions
  void six_ones_give_one_turn_with_one_die_fewer(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("111111")
        .act(ONE, EXTRA_TURN)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void consecutive_extra_turns_lose_one_die_more_each(Edition edition) {
    owner(edition)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectDice(5)
        .finalDice("11122")
        .act(ONE, EXTRA_TURN)
        .expectDice(4)
        .finalDice("1112")
        .act(ONE, EXTRA_TURN)
        .expectDice(3)
        .finalDice("111")
        .act(ONE, EXTRA_TURN)
        .expectDice(2)
        .finalDice("11")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void the_next_regular_turn_has_all_dice_again(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, FREEZE)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .finalDice("11223")
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectDice(6)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectDice(5);
  }

  @InBothEditions
  void it_works_in_the_turn_it_is_bought(Edition edition) {
    table(edition)
        .energy(ONE, 5)
        .market(FREEZE)
        .deck("tank")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, buy(FREEZE))
        .reveal("tank")
        .act(ONE, EXTRA_TURN)
        .expectTurnOf(ONE)
        .expectDice(5);
  }

  @InBothEditions
  void bought_without_three_ones_it_gives_no_turn(Edition edition) {
    table(edition)
        .energy(ONE, 5)
        .market(FREEZE)
        .deck("tank")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy(FREEZE))
        .reveal("tank")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("parasitic-tentacles")
  void bought_from_another_it_works_in_the_same_turn(Edition edition) {
    table(edition)
        .energy(ONE, 5)
        .cards(ONE, "parasitic-tentacles")
        .cards(THREE, FREEZE)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, buyFrom(THREE, FREEZE))
        .act(ONE, EXTRA_TURN)
        .expectTurnOf(ONE)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("metamorph")
  void sold_at_the_end_of_the_turn_it_has_earned_that_turn_and_no_other(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "metamorph")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, sell(FREEZE))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 5)
        .expectCards(ONE, "metamorph")
        .expectAsked(ONE, ChooseExtraTurn.class)
        .act(ONE, EXTRA_TURN)
        .expectEvent(new ExtraTurnStarted(ONE, 1))
        .expectDice(5)
        .finalDice("11123")
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void the_ones_of_others_give_nobody_a_turn(Edition edition) {
    table(edition)
        .cards(THREE, FREEZE)
        .turnOf(ONE)
        .finalDice("111223")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("herd-culler")
  void a_die_turned_to_one_counts_and_one_turned_away_does_not(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "herd-culler", "plot-twist")
        .turnOf(ONE)
        .roll("112233")
        .act(ONE, STOP)
        .act(ONE, turn("herd-culler", '3', '1'))
        .stop()
        .act(ONE, EXTRA_TURN)
        .roll("11122")
        .act(ONE, STOP)
        .act(ONE, turn("plot-twist", '1', '3'))
        .stop()
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_gives_no_second_turn(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "mimic>1/freeze-time")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("mimic")
  void declined_it_is_not_offered_by_the_copy(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "mimic>1/freeze-time")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, DECLINE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("mimic")
  void a_copy_of_anothers_gives_a_turn(Edition edition) {
    table(edition)
        .cards(ONE, "mimic>3/freeze-time")
        .cards(THREE, FREEZE)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectTurnOf(ONE)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("mimic")
  void a_mimic_bought_for_it_gives_a_turn_at_once(Edition edition) {
    table(edition)
        .energy(ONE, 8)
        .market("mimic")
        .deck("tank")
        .cards(TWO, "wings")
        .cards(THREE, FREEZE)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, buy("mimic"))
        .reveal("tank")
        .act(ONE, copy(THREE, FREEZE))
        .act(ONE, EXTRA_TURN)
        .expectTurnOf(ONE)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("R-2")
  @Tag("extra-head")
  void heads_and_shrink_tokens_count_beside_it(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "extra-head", "extra-head")
        .shrink(ONE, 1)
        .turnOf(ONE)
        .expectDice(7)
        .finalDice("1112233")
        .act(ONE, EXTRA_TURN)
        .expectDice(6)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("T-8")
  void the_extra_turn_starts_in_tokyo_like_any_other(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, FREEZE)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .finalDice("111223")
        .expectPoints(ONE, 3)
        .act(ONE, EXTRA_TURN)
        .expectPoints(ONE, 5)
        .expectDice(5);
  }

  @InBothEditions
  @Tag("frenzy")
  void its_turn_comes_before_the_one_of_frenzy_which_has_all_dice(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE)
        .energy(ONE, 7)
        .market("frenzy")
        .deck("tank")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, buy("frenzy"))
        .reveal("tank")
        .act(ONE, EXTRA_TURN)
        .expectDice(5)
        .finalDice("11122")
        .act(ONE, EXTRA_TURN)
        .expectDice(4)
        .finalDice("1122")
        .expectTurnOf(ONE)
        .expectDice(6)
        .finalDice("111223")
        .act(ONE, EXTRA_TURN)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("W-3")
  void it_is_not_offered_when_the_game_is_won(Edition edition) {
    owner(edition).points(ONE, 19).turnOf(ONE).finalDice("111223").expectOver(ONE);
  }

  @InBothEditions
  @Tag("D-7")
  void a_monster_dead_of_poison_takes_no_turn(Edition edition) {
    owner(edition)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("it-has-a-child")
  void a_monster_reborn_from_poison_has_lost_it_but_not_the_turn_it_earned(Edition edition) {
    table(edition)
        .cards(ONE, FREEZE, "it-has-a-child")
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .expectLife(ONE, 10)
        .expectCards(ONE)
        .expectAsked(ONE, ChooseExtraTurn.class)
        .act(ONE, EXTRA_TURN)
        .expectEvent(new ExtraTurnStarted(ONE, 1))
        .expectDice(5)
        .finalDice("11123")
        .expectLife(ONE, 9)
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
