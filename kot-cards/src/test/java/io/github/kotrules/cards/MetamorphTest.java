package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.isDiscarded;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("metamorph")
class MetamorphTest {
  @InBothEditions
  void may_sell_any_own_keep_card_itself_included(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "wings", "metamorph", "jets").cards(THREE, "burrowing"))
        .expectPending(new ChooseSale(ONE))
        .expectOptions(END_SELLING, sell("wings"), sell("metamorph"), sell("jets"))
        .expectRefused(sell("burrowing"));
  }

  @InBothEditions
  void sells_for_the_printed_price(Edition edition) {
    Scenario scenario = afterDice(
            edition.table(3).cards(ONE, "wings", "metamorph").energy(ONE, 1))
        .act(ONE, sell("wings"))
        .expectEnergy(ONE, 7)
        .expectCards(ONE, "metamorph");
    assertThat(isDiscarded(scenario, "wings")).isTrue();
  }

  @InBothEditions
  void sells_for_the_printed_price_of_the_edition(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "battery-monster:2", "jets"))
        .expectCards(ONE, "metamorph", "jets");
    edition
        .table(3)
        .inCity(TWO)
        .cards(ONE, "metamorph", "battery-monster:6")
        .turnOf(ONE)
        .expectEnergy(ONE, 2)
        .finalDice("112233")
        .act(ONE, sell("battery-monster"))
        .expectEnergy(ONE, edition == FIRST ? 4 : 5);
  }

  @InBothEditions
  void sells_for_the_printed_price_whatever_the_discount(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "alien-origin", "wings", "metamorph"))
        .act(ONE, sell("wings"))
        .expectEnergy(ONE, 6);
  }

  @InBothEditions
  void may_sell_nothing(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "wings", "metamorph"))
        .act(ONE, END_SELLING)
        .expectCards(ONE, "wings", "metamorph")
        .expectEnergy(ONE, 0)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void may_sell_several_cards(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "wings", "metamorph", "jets"))
        .act(ONE, sell("wings"))
        .expectAsked(ONE, ChooseSale.class)
        .act(ONE, sell("jets"))
        .expectEnergy(ONE, 11)
        .expectAsked(ONE, ChooseSale.class);
  }

  @InBothEditions
  void may_sell_other_cards_after_itself(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "wings"))
        .act(ONE, sell("metamorph"))
        .expectEnergy(ONE, 3)
        .act(ONE, sell("wings"))
        .expectEnergy(ONE, 9)
        .expectCards(ONE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void sells_one_of_two_equal_cards(Edition edition) {
    afterDice(
            edition.table(3).cards(ONE, "extra-head", "extra-head", "metamorph").shrink(ONE, 2))
        .act(ONE, sell("extra-head"))
        .expectCards(ONE, "extra-head", "metamorph")
        .expectEnergy(ONE, 7);
  }

  @InBothEditions
  @Tag("E-1")
  void sells_after_buying_so_that_the_energy_buys_nothing_this_turn(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "wings").energy(ONE, 2).market("jets"))
        .expectOptions(END_BUYING, SWEEP)
        .expectRefused(sell("wings"))
        .act(ONE, END_BUYING)
        .act(ONE, sell("wings"))
        .expectEnergy(ONE, 8)
        .expectRefused(buy("jets"))
        .act(ONE, END_SELLING)
        .expectTurnOf(TWO)
        .expectMarket("jets - -");
  }

  @InBothEditions
  void may_sell_cards_bought_this_turn(Edition edition) {
    afterDice(edition.table(3).energy(ONE, 3).market("metamorph"))
        .act(ONE, buy("metamorph"))
        .reveal("wings")
        .expectAsked(ONE, ChooseSale.class)
        .act(ONE, sell("metamorph"))
        .expectEnergy(ONE, 3)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("E-1")
  void counts_against_solar_powered(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "solar-powered", "metamorph"))
        .act(ONE, sell("metamorph"))
        .act(ONE, END_SELLING)
        .expectEnergy(ONE, 3);
  }

  @InBothEditions
  @Tag("E-1")
  void comes_before_the_poison(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph").poison(ONE, 1))
        .expectAsked(ONE, ChooseSale.class)
        .expectLife(ONE, 10)
        .act(ONE, END_SELLING)
        .expectLife(ONE, 9);
  }

  @InBothEditions
  void does_not_sell_in_the_turns_of_others(Edition edition) {
    afterDice(edition.table(3).cards(THREE, "metamorph", "wings"))
        .expectTurnOf(TWO)
        .expectDice(6)
        .expectCards(THREE, "metamorph", "wings");
  }

  @InBothEditions
  void sells_a_mimic_for_eight_whatever_it_copies(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(ONE, "metamorph", "mimic>3/solar-powered")
            .cards(THREE, "solar-powered"))
        .act(ONE, sell("mimic"))
        .expectEnergy(ONE, 8)
        .expectCards(THREE, "solar-powered");
  }

  @InBothEditions
  void sells_a_blank_mimic_for_eight(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "mimic"))
        .act(ONE, sell("mimic"))
        .expectEnergy(ONE, 8);
  }

  @InBothEditions
  void ends_the_copies_of_a_sold_card(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "wings").cards(THREE, "mimic>1/wings"))
        .act(ONE, sell("wings"))
        .expectCards(THREE, "mimic");
  }

  @InBothEditions
  void can_be_copied_by_a_mimic(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "mimic>3/metamorph", "wings").cards(THREE, "metamorph"))
        .act(ONE, sell("wings"))
        .expectEnergy(ONE, 6)
        .expectCards(THREE, "metamorph");
  }

  @InBothEditions
  void lets_a_mimic_sell_on_after_the_copied_card_is_sold(Edition edition) {
    afterDice(edition.table(3).cards(ONE, "metamorph", "mimic>1/metamorph"))
        .act(ONE, sell("metamorph"))
        .expectCards(ONE, "mimic")
        .act(ONE, sell("mimic"))
        .expectEnergy(ONE, 11)
        .expectTurnOf(TWO);
  }
}
