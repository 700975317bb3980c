package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.cards.MarketCards.keep;
import static io.github.kotrules.testkit.cards.MarketCards.parade;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;

@Tag("B-5")
class DeckTest {
  private static final CardId PARADE = CardId.of("parade");
  private static final CardId BOOK = CardId.of("book");
  private static final CardId CUP = CardId.of("cup");
  private static final CardId DOLL = CardId.of("doll");
  private static final CardId EGG = CardId.of("egg");

  /** A game of four Keep cards and a Discard card; what is not laid out is in the discard pile. */
  private static Given table(Edition edition, int energy) {
    Game game =
        edition.game(keep("book", 1), keep("cup", 1), keep("doll", 1), keep("egg", 1), parade());
    return Scenario.of(game, 2).inCity(TWO).energy(ONE, energy).deck();
  }

  @InBothEditions
  void is_made_of_the_discard_pile_when_it_is_empty(Edition edition) {
    Scenario scenario = table(edition, 1)
        .market("book", "cup")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOOK))
        .expectEvent(new DeckReshuffled(3))
        .expectOptions(new Reveal(DOLL), new Reveal(EGG), new Reveal(PARADE))
        .reveal("egg")
        .expectMarket("egg cup -");
    assertThat(scenario.state().discards().toList()).isEmpty();
    assertThat(scenario.state().deck().toList()).containsExactly(DOLL, PARADE);
  }

  @InBothEditions
  void is_not_made_anew_while_it_has_a_card(Edition edition) {
    table(edition, 1)
        .market("book", "cup")
        .deck("egg")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOOK))
        .expectNoEvent(DeckReshuffled.class)
        .expectOptions(new Reveal(EGG));
  }

  @InBothEditions
  void is_not_made_anew_before_a_card_is_needed(Edition edition) {
    Scenario scenario = table(edition, 1)
        .market("book", "cup")
        .deck("egg")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOOK))
        .reveal("egg")
        .expectNoEvent(DeckReshuffled.class)
        .expectTurnOf(TWO);
    assertThat(scenario.state().deckSize()).isZero();
    assertThat(scenario.state().discards().toList()).containsExactly(DOLL, PARADE);
  }

  @InBothEditions
  void does_not_get_the_discard_card_that_is_being_bought(Edition edition) {
    Scenario scenario = table(edition, 3)
        .market("parade", "book")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .expectEvent(new DeckReshuffled(3))
        .expectOptions(new Reveal(CUP), new Reveal(DOLL), new Reveal(EGG))
        .reveal("cup")
        .expectPoints(ONE, 2);
    assertThat(scenario.state().discards().toList()).containsExactly(PARADE);
  }

  @InBothEditions
  void leaves_the_slot_empty_when_nothing_is_left_at_all(Edition edition) {
    table(edition, 1)
        .market("book", "cup", "parade")
        .cards(TWO, "doll", "egg")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(BOOK))
        .expectNoEvent(DeckReshuffled.class)
        .expectNoEvent(CardRevealed.class)
        .expectMarket("- cup parade")
        .expectCards(ONE, "book")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void leaves_the_slot_empty_when_only_the_discard_card_is_left(Edition edition) {
    Scenario scenario = table(edition, 3)
        .market("book", "cup", "parade")
        .cards(TWO, "doll", "egg")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .expectMarket("book cup -")
        .expectPoints(ONE, 2)
        .expectTurnOf(TWO);
    assertThat(scenario.state().discards().toList()).containsExactly(PARADE);
  }

  @InBothEditions
  void that_discard_card_comes_with_the_next_refill(Edition edition) {
    table(edition, 4)
        .market("book", "cup", "parade")
        .cards(TWO, "doll", "egg")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(PARADE))
        .act(ONE, new BuyCard(BOOK))
        .expectEvent(new DeckReshuffled(1))
        .reveal("parade")
        .expectMarket("parade cup -");
  }

  @InBothEditions
  @Tag("B-3")
  void gets_swept_cards_back_when_it_runs_out_in_the_middle_of_a_sweep(Edition edition) {
    table(edition, 2)
        .market("book", "cup")
        .deck("egg")
        .cards(TWO, "doll")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectNoEvent(DeckReshuffled.class)
        .reveal("egg")
        .expectEvent(new DeckReshuffled(3))
        .expectOptions(new Reveal(BOOK), new Reveal(CUP), new Reveal(PARADE))
        .reveal("parade")
        .expectNoEvent(DeckReshuffled.class)
        .reveal("book")
        .expectMarket("egg parade book");
  }

  @InBothEditions
  @Tag("B-3")
  void leaves_a_slot_empty_after_a_sweep_that_finds_too_few_cards(Edition edition) {
    Scenario.of(edition.game(keep("book", 3), keep("cup", 3)), 2)
        .inCity(TWO)
        .energy(ONE, 2)
        .market("book", "cup")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .expectEvent(new DeckReshuffled(2))
        .reveal("cup")
        .reveal("book")
        .expectNoEvent(DeckReshuffled.class)
        .expectMarket("cup book -")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void is_fed_by_the_cards_of_an_eliminated_monster(Edition edition) {
    Scenario.of(edition.game(keep("book", 1), keep("cup", 1)), 3)
        .cards(TWO, "cup")
        .life(TWO, 1)
        .poison(TWO, 1)
        .energy(THREE, 1)
        .market("book")
        .turnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .finalDice("112233")
        .act(THREE, new BuyCard(BOOK))
        .expectEvent(new DeckReshuffled(1))
        .reveal("cup")
        .expectMarket("cup - -");
  }
}
