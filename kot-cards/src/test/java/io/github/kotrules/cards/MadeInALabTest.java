package io.github.kotrules.cards;

import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.cards.Say.DECLINE;
import static io.github.kotrules.cards.Say.END_BUYING;
import static io.github.kotrules.cards.Say.SWEEP;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Trade.BUY_TOP;
import static io.github.kotrules.cards.Trade.END_SELLING;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.cards.Trade.buyFrom;
import static io.github.kotrules.cards.Trade.buyTop;
import static io.github.kotrules.cards.Trade.sell;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("made-in-a-lab")
class MadeInALabTest {

  private static Given table(Edition edition, int energy) {
    return edition.table(3).cards(ONE, "made-in-a-lab").energy(ONE, energy);
  }

  private static void assertLooking(Scenario scenario) {
    assertThat(((DeckChance) scenario.expectReveal().state().pending()).use())
        .isEqualTo(DeckChance.Use.LOOK);
  }

  @InBothEditions
  void looks_at_the_top_card_in_the_buy_step(Edition edition) {
    Scenario scenario = afterDice(table(edition, 0).deck("wings", "jets"));
    assertLooking(scenario);
    scenario
        .reveal("wings")
        .expectEvent(new TopCardSeen(ONE, WINGS, 0))
        .expectMarket("- - -")
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  void looks_in_private(Edition edition) {
    Scenario scenario = afterDice(table(edition, 0).deck("wings", "jets")).reveal("wings");
    assertThat(scenario.state().viewFor(ONE).seenCards().get(0).card()).isEqualTo(WINGS);
    assertThat(scenario.state().viewFor(THREE).seenCards().get(0).card()).isNull();
    assertThat(scenario.state().viewFor(THREE).deck().toList()).containsExactly(JETS, WINGS);
  }

  @InBothEditions
  void looks_in_no_other_buy_step(Edition edition) {
    afterDice(edition
            .table(3)
            .cards(THREE, "made-in-a-lab")
            .energy(ONE, 6)
            .market("jets")
            .deck("wings", "corner-store"))
        .expectAsked(ONE, ChoosePurchase.class)
        .expectRefused(BUY_TOP)
        .act(ONE, END_BUYING)
        .expectTurnOf(TWO)
        .expectNoEvent(TopCardSeen.class);
  }

  @InBothEditions
  @Tag("metamorph")
  void does_not_ask_about_the_card_any_more_when_it_is_sold(Edition edition) {
    afterDice(edition.table(2).cards(ONE, "made-in-a-lab", "metamorph").deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .act(ONE, sell("made-in-a-lab"))
        .act(ONE, END_SELLING)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectAsked(ONE, ChooseSale.class);
  }

  @InBothEditions
  @Tag("metamorph")
  @Tag("rapid-healing")
  void does_not_ask_about_it_either_while_another_card_is_at_hand(Edition edition) {
    afterDice(edition
            .table(2)
            .cards(ONE, "made-in-a-lab", "metamorph", "rapid-healing")
            .deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .act(ONE, sell("made-in-a-lab"))
        .act(ONE, END_SELLING)
        .finalDice("112233")
        .finalDice("112233")
        .expectAsked(ONE, ChooseSale.class);
  }

  @InBothEditions
  @Tag("metamorph")
  @Tag("mimic")
  void cannot_buy_the_second_card_any_more_when_its_copy_is_sold(Edition edition) {
    edition
        .table(2)
        .inCity(TWO)
        .cards(ONE, "made-in-a-lab", "mimic>1/made-in-a-lab", "metamorph")
        .energy(ONE, 9)
        .deck("wings", "jets", "heal")
        .turnOf(ONE)
        .act(ONE, DECLINE)
        .finalDice("112233")
        .reveal("wings")
        .reveal("jets")
        .expectOptions(END_BUYING, BUY_TOP, buyTop(1))
        .act(ONE, END_BUYING)
        .act(ONE, sell("mimic"))
        .act(ONE, END_SELLING)
        .finalDice("112233")
        .finalDice("112233")
        .expectOptions(END_BUYING, BUY_TOP);
  }

  @InBothEditions
  void may_buy_the_card_for_its_price(Edition edition) {
    afterDice(table(edition, 6).deck("wings", "jets"))
        .reveal("wings")
        .expectOptions(END_BUYING, BUY_TOP)
        .act(ONE, BUY_TOP)
        .expectEvent(new TopCardBought(ONE, WINGS, 0, 6))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "made-in-a-lab", "wings")
        .expectMarket("- - -");
  }

  @InBothEditions
  void may_not_buy_a_card_that_is_too_dear(Edition edition) {
    afterDice(table(edition, 5).deck("wings", "jets"))
        .reveal("wings")
        .expectRefused(BUY_TOP)
        .expectRefused(buyTop(1));
  }

  @InBothEditions
  void plays_a_discard_card_at_once(Edition edition) {
    afterDice(table(edition, 3).deck("corner-store", "jets"))
        .reveal("corner-store")
        .act(ONE, BUY_TOP)
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void looks_again_after_buying_the_top_card(Edition edition) {
    Scenario scenario =
        afterDice(table(edition, 11).deck("wings", "jets")).reveal("wings").act(ONE, BUY_TOP);
    assertLooking(scenario);
    scenario
        .reveal("jets")
        .act(ONE, BUY_TOP)
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "made-in-a-lab", "wings", "jets");
  }

  @InBothEditions
  void looks_again_when_the_top_card_has_gone_to_the_market(Edition edition) {
    Scenario scenario = afterDice(table(edition, 3).market("corner-store").deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, buy("corner-store"))
        .expectEvent(new CardRevealed(0, WINGS))
        .expectMarket("wings - -");
    assertLooking(scenario);
  }

  @InBothEditions
  @Tag("B-3")
  void sees_its_card_come_first_in_a_sweep(Edition edition) {
    Scenario scenario = afterDice(
            table(edition, 2).market("corner-store").deck("wings", "jets", "heal", "tank"))
        .reveal("wings")
        .act(ONE, SWEEP)
        .expectEvent(new CardRevealed(0, WINGS))
        .reveal("jets")
        .reveal("heal")
        .expectMarket("wings jets heal");
    assertLooking(scenario);
  }

  @InBothEditions
  void leaves_an_unbought_card_on_top(Edition edition) {
    afterDice(table(edition, 0).energy(TWO, 3).market("corner-store").deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .finalDice("112233")
        .act(TWO, buy("corner-store"))
        .expectEvent(new CardRevealed(0, WINGS))
        .expectMarket("wings - -");
  }

  @InBothEditions
  void does_not_look_twice_at_the_same_card(Edition edition) {
    afterDice(edition.table(2).cards(ONE, "made-in-a-lab").energy(ONE, 6).deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectAsked(ONE, ChoosePurchase.class)
        .expectNoEvent(TopCardSeen.class)
        .act(ONE, BUY_TOP)
        .expectCards(ONE, "made-in-a-lab", "wings");
  }

  @InBothEditions
  void is_no_reveal_for_an_opportunist(Edition edition) {
    afterDice(table(edition, 6).cards(THREE, "opportunist").energy(THREE, 20).deck("wings", "jets"))
        .reveal("wings")
        .expectAsked(ONE, ChoosePurchase.class)
        .act(ONE, BUY_TOP)
        .reveal("jets")
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  void looks_at_the_second_card_too_with_a_copy(Edition edition) {
    Scenario scenario = afterDice(edition
            .table(3)
            .cards(ONE, "made-in-a-lab", "mimic>1/made-in-a-lab")
            .energy(ONE, 5)
            .deck("wings", "jets", "heal"))
        .reveal("wings");
    assertLooking(scenario);
    scenario
        .reveal("jets")
        .expectEvent(new TopCardSeen(ONE, JETS, 1))
        .expectOptions(END_BUYING, buyTop(1))
        .act(ONE, buyTop(1))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "made-in-a-lab", "mimic>1/made-in-a-lab", "jets");
    assertThat(scenario.state().seenCards().get(0).card()).isEqualTo(WINGS);
  }

  @InBothEditions
  @Tag("B-5")
  void sees_nothing_in_an_empty_deck_and_does_not_reshuffle_for_it(Edition edition) {
    Scenario scenario = afterDice(table(edition, 3).market("corner-store").deck())
        .expectAsked(ONE, ChoosePurchase.class)
        .expectNoEvent(DeckReshuffled.class)
        .expectNoEvent(TopCardSeen.class)
        .expectOptions(END_BUYING, buy("corner-store"), SWEEP);
    assertThat(scenario.state().deckSize()).isZero();
  }

  @InBothEditions
  void looks_at_once_when_bought(Edition edition) {
    Scenario scenario = afterDice(
            edition.table(3).energy(ONE, 8).market("made-in-a-lab").deck("wings", "jets"))
        .act(ONE, buy("made-in-a-lab"))
        .reveal("jets");
    assertLooking(scenario);
    scenario.reveal("wings").act(ONE, BUY_TOP).expectEnergy(ONE, 0);
  }

  @InBothEditions
  void looks_for_the_monster_that_bought_it_away(Edition edition) {
    Scenario scenario = afterDice(edition
            .table(3)
            .cards(ONE, "parasitic-tentacles")
            .cards(THREE, "made-in-a-lab")
            .energy(ONE, 2)
            .deck("wings", "jets"))
        .act(ONE, buyFrom(THREE, "made-in-a-lab"));
    assertLooking(scenario);
  }

  @InBothEditions
  void lets_another_look_at_the_same_card(Edition edition) {
    afterDice(table(edition, 0)
            .cards(TWO, "mimic>1/made-in-a-lab")
            .energy(TWO, 6)
            .deck("wings", "jets"))
        .reveal("wings")
        .act(ONE, END_BUYING)
        .finalDice("112233")
        .expectEvent(new TopCardSeen(TWO, WINGS, 0))
        .act(TWO, BUY_TOP)
        .expectCards(TWO, "mimic>1/made-in-a-lab", "wings");
  }

  @InBothEditions
  @Tag("B-5")
  void looks_at_a_new_deck_that_a_refill_has_made(Edition edition) {
    Scenario scenario = afterDice(table(edition, 3).market("corner-store").deck())
        .act(ONE, buy("corner-store"))
        .reveal("wings");
    assertLooking(scenario);
  }
}
