package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

class BuyingTest {

  /** Seat 1 outside Tokyo with so much energy, City taken. */
  private static Given table(Edition edition, int energy) {
    return Scenario.of(edition.fullGame(), 3).inCity(TWO).energy(ONE, energy);
  }

  private static BuyCard buy(String card) {
    return new BuyCard(CardId.of(card));
  }

  @InBothEditions
  @Tag("B-1")
  void offers_what_can_be_paid_and_to_stop(Edition edition) {
    table(edition, 4)
        .market("trinket", "locket", "charm")
        .turnOf(ONE)
        .finalDice("112233")
        .expectAsked(ONE, ChoosePurchase.class)
        .expectOptions(new EndBuying(), buy("trinket"), buy("charm"), new SweepMarket())
        .expectRefused(buy("locket"))
        .expectRefused(buy("parade"));
  }

  @InBothEditions
  @Tag("B-1")
  void a_card_can_be_bought_with_the_last_energy(Edition edition) {
    table(edition, 5)
        .market("locket")
        .deck("trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("locket"))
        .expectEvent(new CardBought(ONE, CardId.of("locket"), 0, 5))
        .expectEnergy(ONE, 0)
        .reveal("trinket")
        .expectCards(ONE, "locket")
        .expectCards(TWO)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("B-1")
  void energy_that_was_just_rolled_can_be_spent(Edition edition) {
    table(edition, 0)
        .market("trinket")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112EEE")
        .act(ONE, buy("trinket"))
        .reveal("locket")
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "trinket");
  }

  @InBothEditions
  @Tag("B-1")
  void purchases_and_sweeps_go_on_in_any_order_while_energy_lasts(Edition edition) {
    table(edition, 9)
        .market("charm", "trinket", "locket")
        .deck("parade", "theft", "festival", "big-heart", "echo")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("charm"))
        .reveal("parade")
        .expectEnergy(ONE, 8)
        .act(ONE, new SweepMarket())
        .reveal("theft")
        .reveal("festival")
        .reveal("big-heart")
        .expectEnergy(ONE, 6)
        .act(ONE, buy("big-heart"))
        .reveal("echo")
        .expectEnergy(ONE, 5)
        .act(ONE, buy("echo"))
        .expectEnergy(ONE, 4)
        .expectReveal();
  }

  @InBothEditions
  @Tag("B-1")
  void a_player_may_stop_with_energy_left(Edition edition) {
    table(edition, 9)
        .market("charm", "trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new EndBuying())
        .expectEnergy(ONE, 9)
        .expectMarket("charm trinket -")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("B-1")
  void nobody_is_asked_who_can_pay_nothing(Edition edition) {
    table(edition, 1)
        .energy(THREE, 9)
        .market("trinket", "locket", "festival")
        .turnOf(ONE)
        .finalDice("112233")
        .expectNoEvent(QuestionAsked.class)
        .expectEnergy(ONE, 1)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("B-2")
  void the_slot_of_a_bought_card_is_filled_at_once(Edition edition) {
    table(edition, 4)
        .market("charm", "trinket", "locket")
        .deck("big-heart", "echo")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .expectMarket("charm - locket")
        .expectReveal()
        .reveal("echo")
        .expectMarket("charm echo locket");
  }

  @InBothEditions
  @Tag("B-2")
  void the_new_card_can_be_bought_at_once(Edition edition) {
    table(edition, 4)
        .market("trinket")
        .deck("charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .reveal("charm")
        .expectOptions(new EndBuying(), buy("charm"))
        .act(ONE, buy("charm"))
        .reveal("locket")
        .expectCards(ONE, "trinket", "charm")
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  @Tag("B-4")
  void a_keep_card_stays_with_its_owner(Edition edition) {
    Scenario scenario = table(edition, 3)
        .market("trinket")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .reveal("locket")
        .finalDice("112233")
        .finalDice("112233")
        .expectTurnOf(ONE)
        .expectCards(ONE, "trinket");
    assertThat(scenario.state().discards().contains(CardId.of("trinket"))).isFalse();
  }

  @InBothEditions
  @Tag("B-4")
  void a_discard_card_takes_effect_at_once_and_is_discarded(Edition edition) {
    Scenario scenario = table(edition, 3)
        .market("parade")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("parade"))
        .reveal("locket")
        .expectEvent(new CardPlayed(ONE, CardId.of("parade")))
        .expectPoints(ONE, 2)
        .expectPoints(THREE, 0)
        .expectCards(ONE);
    assertThat(scenario.state().discards().contains(CardId.of("parade"))).isTrue();
  }

  @InBothEditions
  @Tag("B-1")
  void a_discount_lowers_the_price_for_its_owner_alone(Edition edition) {
    table(edition, 2)
        .cards(ONE, "discount")
        .energy(THREE, 2)
        .market("trinket")
        .deck("locket", "festival", "theft")
        .turnOf(THREE)
        .finalDice("112233")
        .expectRefused(buy("trinket"))
        .act(THREE, new EndBuying())
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .expectEnergy(ONE, 0);
  }

  @InBothEditions
  @Tag("B-1")
  void a_discount_can_make_a_card_free_but_pays_nothing_out(Edition edition) {
    table(edition, 0)
        .cards(ONE, "discount")
        .market("charm")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("charm"))
        .reveal("locket")
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "discount", "charm");
  }
}
