package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("B-6")
class PurchaseOrderTest {
  private static final CardId BOMB = CardId.of("bomb");
  private static final CardId LOCKET = CardId.of("locket");
  private static final CardId PARADE = CardId.of("parade");

  private static Given table(Edition edition, int energy) {
    return Scenario.of(edition.fullGame(), 3).inCity(TWO).energy(ONE, energy);
  }

  private static BuyCard buy(String card) {
    return new BuyCard(CardId.of(card));
  }

  @InBothEditions
  void price_and_watching_cards_come_before_the_refill(Edition edition) {
    table(edition, 3)
        .cards(ONE, "fan-club")
        .market("parade")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .expectEnergy(ONE, 0)
        .expectEvent(new PointsGained(ONE, 1))
        .expectPoints(ONE, 1)
        .expectReveal();
  }

  @InBothEditions
  void a_keep_card_moves_before_the_refill(Edition edition) {
    table(edition, 3)
        .market("trinket")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .expectCards(ONE, "trinket")
        .expectMarket("- - -")
        .expectReveal();
  }

  @InBothEditions
  void the_slot_is_refilled_before_the_card_takes_effect(Edition edition) {
    table(edition, 3)
        .market("parade")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .expectNoEvent(CardPlayed.class)
        .expectPoints(ONE, 0)
        .reveal("locket")
        .expectMarket("locket - -")
        .expectEvent(new CardPlayed(ONE, PARADE))
        .expectPoints(ONE, 2);
  }

  @InBothEditions
  void watching_cards_speak_before_the_effect(Edition edition) {
    table(edition, 1)
        .cards(ONE, "fan-club")
        .points(ONE, 4)
        .market("stunt")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("stunt"))
        .expectPoints(ONE, 5)
        .expectLife(ONE, 10)
        .reveal("locket")
        .expectPlace(ONE, Place.NOWHERE);
  }

  @InBothEditions
  void a_watching_card_is_silent_at_its_own_purchase(Edition edition) {
    table(edition, 3)
        .market("fan-club")
        .deck("charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("fan-club"))
        .reveal("charm")
        .expectPoints(ONE, 0)
        .act(ONE, buy("charm"))
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void a_watching_card_is_silent_at_the_purchases_of_others(Edition edition) {
    table(edition, 3)
        .cards(THREE, "fan-club")
        .market("trinket")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .reveal("locket")
        .expectPoints(THREE, 0);
  }

  @InBothEditions
  void others_may_buy_what_was_revealed_after_the_effect(Edition edition) {
    table(edition, 3)
        .cards(THREE, "fast-hands")
        .energy(THREE, 5)
        .market("parade", "trinket")
        .deck("locket", "charm")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .reveal("locket")
        .expectPoints(ONE, 2)
        .expectPending(new ChooseRevealed(THREE, ImmutableList.of(LOCKET)))
        .expectOptions(new Decline(), new BuyCard(LOCKET))
        .expectRefused(buy("trinket"))
        .act(THREE, new BuyCard(LOCKET))
        .expectEnergy(THREE, 0)
        .expectCards(THREE, "fast-hands", "locket")
        .reveal("charm")
        .expectMarket("charm trinket -");
  }

  @InBothEditions
  void damage_is_fully_resolved_before_others_may_buy(Edition edition) {
    table(edition, 2)
        .cards(THREE, "fast-hands", "cushion")
        .energy(THREE, 5)
        .market("bomb")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOMB))
        .reveal("locket")
        .expectLife(TWO, 8)
        .expectAsked(THREE, ChooseDefence.class)
        .act(THREE, new UseCard(CardId.of("cushion")))
        .expectLife(THREE, 9)
        .expectAsked(THREE, ChooseRevealed.class);
  }

  @InBothEditions
  void who_died_of_the_card_is_not_asked_to_buy(Edition edition) {
    table(edition, 2)
        .cards(THREE, "fast-hands")
        .energy(THREE, 5)
        .life(THREE, 2)
        .market("bomb")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOMB))
        .reveal("locket")
        .expectPlace(THREE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void the_buyer_goes_on_after_others_have_passed(Edition edition) {
    table(edition, 4)
        .cards(THREE, "fast-hands")
        .energy(THREE, 5)
        .market("trinket", "charm")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .reveal("locket")
        .act(THREE, new Decline())
        .expectAsked(ONE, ChoosePurchase.class)
        .expectOptions(new EndBuying(), buy("charm"))
        .expectMarket("locket charm -");
  }

  @InBothEditions
  @Tag("B-3")
  void others_may_buy_any_of_the_three_cards_of_a_sweep(Edition edition) {
    table(edition, 2)
        .cards(THREE, "fast-hands")
        .energy(THREE, 5)
        .market("trinket", "tall-tower")
        .deck("locket", "charm", "parade", "bomb")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal("locket")
        .reveal("charm")
        .expectReveal()
        .reveal("parade")
        .expectPending(
            new ChooseRevealed(THREE, ImmutableList.of(LOCKET, CardId.of("charm"), PARADE)))
        .act(THREE, buy("charm"))
        .reveal("bomb")
        .expectPending(new ChooseRevealed(THREE, ImmutableList.of(LOCKET, BOMB, PARADE)));
  }

  @InBothEditions
  void discounts_and_watching_cards_of_the_other_buyer_count(Edition edition) {
    table(edition, 3)
        .cards(THREE, "fast-hands", "discount", "fan-club")
        .energy(THREE, 4)
        .market("trinket")
        .deck("locket", "charm")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("trinket"))
        .reveal("locket")
        .act(THREE, new BuyCard(LOCKET))
        .expectEnergy(THREE, 0)
        .expectPoints(THREE, 1)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void an_owner_gets_no_window_in_its_own_turn(Edition edition) {
    table(edition, 6)
        .cards(ONE, "fast-hands")
        .market("charm")
        .deck("locket", "parade")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("charm"))
        .reveal("locket")
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  void a_buyer_killed_by_its_own_card_buys_nothing_more(Edition edition) {
    Scenario scenario = table(edition, 9)
        .market("stunt", "charm")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("stunt"))
        .reveal("locket")
        .expectPlace(ONE, Place.NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
    assertThat(scenario.state().discards().contains(CardId.of("stunt"))).isTrue();
  }

  @InBothEditions
  void others_may_buy_what_was_revealed_by_a_buyer_that_died_of_its_card(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, 1)
        .cards(THREE, "fast-hands")
        .energy(THREE, 5)
        .market("stunt")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("stunt")))
        .reveal("locket")
        .expectPlace(ONE, Place.NOWHERE)
        .act(THREE, new Decline())
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void the_turn_ends_when_another_buyers_card_kills_the_active_monster(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, 3)
        .life(ONE, 2)
        .cards(THREE, "fast-hands")
        .energy(THREE, 2)
        .market("trinket")
        .deck("bomb", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("trinket")))
        .reveal("bomb")
        .act(THREE, new BuyCard(CardId.of("bomb")))
        .reveal("locket")
        .expectPlace(ONE, Place.NOWHERE)
        .expectLife(TWO, 8)
        .expectTurnOf(TWO)
        .expectDice(6);
  }
}
