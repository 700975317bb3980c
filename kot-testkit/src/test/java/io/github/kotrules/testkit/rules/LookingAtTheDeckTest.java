package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A card lets its owner look at the top of the deck in its buy step. */
@Tag("B-5")
class LookingAtTheDeckTest {
  private static final CardId CHARM = CardId.of("charm");
  private static final CardId TRINKET = CardId.of("trinket");
  private static final CardId LOCKET = CardId.of("locket");

  /** Seat 1 has the spyglass, City is taken, and the rest of the cards are in the discard pile. */
  private static Given table(int energy) {
    return Scenario.of(SECOND.fullGame(), 3).inCity(TWO).energy(ONE, energy).cards(ONE, "spyglass");
  }

  private static DeckChance.Use awaited(Scenario scenario) {
    return ((DeckChance) scenario.expectReveal().state().pending()).use();
  }

  @Test
  void is_the_first_thing_in_the_buy_step() {
    Scenario scenario =
        table(0).deck("charm", "locket").turnOf(ONE).expectDice(6).finalDice("112233");
    assertThat(awaited(scenario)).isEqualTo(DeckChance.Use.LOOK);
    scenario
        .reveal("charm")
        .expectEvent(new TopCardSeen(ONE, CHARM, 0))
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @Test
  void leaves_the_card_on_the_deck() {
    Scenario scenario = table(0)
        .deck("charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("charm")
        .expectNoEvent(CardRevealed.class)
        .expectMarket("- - -");
    assertThat(scenario.state().deckSize()).isEqualTo(2);
    assertThat(scenario.state().seenCards()).containsExactly(new SeenCard(CHARM, SeatSet.of(ONE)));
  }

  @Test
  void is_for_the_owner_alone() {
    Scenario scenario =
        table(0).deck("charm", "locket").turnOf(ONE).finalDice("112233").reveal("charm");
    assertThat(scenario.state().viewFor(ONE).seenCards().get(0).card()).isEqualTo(CHARM);
    assertThat(scenario.state().viewFor(TWO).seenCards().get(0).card()).isNull();
    assertThat(scenario.state().viewFor(TWO).deck().toList()).containsExactly(CHARM, LOCKET);
  }

  @Test
  void lets_the_owner_buy_the_card_and_leaves_the_market_alone() {
    Scenario scenario = table(3)
        .market("tall-tower", "locket")
        .deck("trinket", "charm")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .expectOptions(new EndBuying(), new BuyTopCard(0), new SweepMarket())
        .act(ONE, new BuyTopCard(0))
        .expectEvent(new TopCardBought(ONE, TRINKET, 0, 3))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "spyglass", "trinket")
        .expectMarket("tall-tower locket -");
    assertThat(awaited(scenario)).isEqualTo(DeckChance.Use.LOOK);
  }

  @Test
  void does_not_let_the_owner_buy_what_it_cannot_pay() {
    table(2)
        .market("locket")
        .deck("trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .expectOptions(new EndBuying(), new SweepMarket())
        .expectRefused(new BuyTopCard(0));
  }

  @Test
  void counts_discounts_for_the_card() {
    table(2)
        .cards(ONE, "spyglass", "discount")
        .deck("trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .act(ONE, new BuyTopCard(0))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "spyglass", "discount", "trinket");
  }

  @Test
  @Tag("B-4")
  void plays_a_discard_card_off_the_deck() {
    Scenario scenario = table(3)
        .deck("parade")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("parade")
        .act(ONE, new BuyTopCard(0))
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
    assertThat(scenario.state().discards().contains(CardId.of("parade"))).isTrue();
  }

  @Test
  @Tag("B-6")
  void is_no_reveal_so_nobody_else_may_buy() {
    table(3)
        .cards(TWO, "fast-hands")
        .energy(TWO, 9)
        .deck("trinket", "charm")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new BuyTopCard(0))
        .reveal("charm")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, new EndBuying())
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  void the_seen_card_comes_next_without_chance_and_then_the_next_is_looked_at() {
    Scenario scenario = table(2)
        .market("charm", "locket")
        .deck("trinket", "parade")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .act(ONE, new BuyCard(CHARM))
        .expectEvent(new CardRevealed(0, TRINKET))
        .expectMarket("trinket locket -");
    assertThat(awaited(scenario)).isEqualTo(DeckChance.Use.LOOK);
    scenario.reveal("parade").expectAsked(ONE, ChoosePurchase.class);
  }

  @Test
  void the_seen_card_comes_next_in_the_turn_of_another_too() {
    Scenario scenario = table(0)
        .market("charm", "locket")
        .energy(TWO, 1)
        .deck("trinket", "parade")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .act(ONE, new EndBuying())
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectAsked(TWO, ChoosePurchase.class)
        .act(TWO, new BuyCard(CHARM))
        .expectEvent(new CardRevealed(0, TRINKET))
        .expectMarket("trinket locket -")
        .expectTurnOf(THREE);
    assertThat(scenario.state().seenCards()).isEmpty();
  }

  @Test
  @Tag("B-3")
  void a_sweep_brings_the_seen_card_first_and_then_waits_for_chance() {
    Scenario scenario = table(2)
        .market("charm", "locket")
        .deck("trinket", "parade", "bomb")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .act(ONE, new SweepMarket())
        .expectMarket("trinket - -");
    assertThat(awaited(scenario)).isEqualTo(DeckChance.Use.MARKET);
    scenario.reveal("parade").reveal("bomb").expectMarket("trinket parade bomb");
  }

  @Test
  void an_unbought_card_stays_on_top_and_is_not_drawn_again() {
    table(0)
        .deck("charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("charm")
        .act(ONE, new EndBuying())
        .finalDice("112233")
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112EEE")
        .expectNoEvent(TopCardSeen.class)
        .expectOptions(new EndBuying(), new BuyTopCard(0))
        .act(ONE, new BuyTopCard(0))
        .expectCards(ONE, "spyglass", "charm");
  }

  @Test
  void another_who_looks_later_sees_the_same_card_without_chance() {
    table(0)
        .cards(TWO, "telescope")
        .deck("charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("charm")
        .act(ONE, new EndBuying())
        .finalDice("112233")
        .expectEvent(new TopCardSeen(TWO, CHARM, 0))
        .reveal("locket")
        .expectEvent(new TopCardSeen(TWO, LOCKET, 1))
        .expectAsked(TWO, ChoosePurchase.class);
  }

  @Test
  void makes_no_new_deck_when_the_deck_is_empty() {
    Scenario scenario = table(0)
        .deck()
        .turnOf(ONE)
        .finalDice("112233")
        .expectNoEvent(DeckReshuffled.class)
        .expectNoEvent(TopCardSeen.class)
        .expectTurnOf(TWO);
    assertThat(scenario.state().deckSize()).isZero();
    assertThat(scenario.state().discards().isEmpty()).isFalse();
  }

  @Test
  void makes_no_new_deck_when_the_last_card_has_gone_to_the_market() {
    table(2)
        .market("charm", "locket")
        .deck("trinket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .act(ONE, new BuyCard(CHARM))
        .expectMarket("trinket locket -")
        .expectNoEvent(DeckReshuffled.class)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @Test
  void goes_as_deep_as_cards_allow() {
    table(4)
        .cards(ONE, "telescope")
        .deck("trinket", "charm", "locket")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("trinket")
        .reveal("charm")
        .expectOptions(new EndBuying(), new BuyTopCard(0), new BuyTopCard(1))
        .act(ONE, new BuyTopCard(1))
        .expectEvent(new TopCardBought(ONE, CHARM, 1, 1))
        .reveal("locket")
        .expectEvent(new TopCardSeen(ONE, LOCKET, 1))
        .expectOptions(new EndBuying(), new BuyTopCard(0));
  }

  @Test
  void belongs_to_the_owners_own_turn() {
    table(0)
        .deck("charm")
        .turnOf(TWO)
        .finalDice("112233")
        .expectNoEvent(TopCardSeen.class)
        .expectTurnOf(THREE)
        .expectDice(6);
  }

  @Test
  @Tag("B-5")
  void a_card_seen_before_cannot_be_bought_without_the_card_that_showed_it() {
    Scenario.of(SECOND.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, 1)
        .cards(ONE, "spyglass", "flea-market")
        .market("locket")
        .deck("charm")
        .turnOf(ONE)
        .finalDice("112233")
        .reveal("charm")
        .act(ONE, new EndBuying())
        .act(ONE, new SellCard(CardId.of("spyglass")))
        .act(ONE, new EndSelling())
        .finalDice("112233")
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectOptions(new EndBuying(), new SweepMarket())
        .expectRefused(new BuyTopCard(0));
  }
}
