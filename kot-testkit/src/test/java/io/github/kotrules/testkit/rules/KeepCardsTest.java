package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static io.github.kotrules.testkit.rules.Answer.use;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.Sculptor;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Keep cards in play: what lies on them, and what a card may still want when it has left. */
@Tag("B-4")
class KeepCardsTest {
  private static Game game(Edition edition) {
    return edition.game(
        new Purse(), new Leak(), new Moth(), new Doppelganger(), new Whistle(), new SecondHead());
  }

  /** The card speaks when seat 1's turn starts after that of seat 3. */
  private static Scenario atTheStartOfATurn(Edition edition, String... cards) {
    return Scenario.of(game(edition), 3)
        .inCity(TWO)
        .cards(ONE, cards)
        .cards(THREE, "second-head")
        .shrink(THREE, 1)
        .energy(ONE, 1)
        .turnOf(THREE)
        .finalDice(NOTHING)
        .expectTurnOf(ONE);
  }

  @InBothEditions
  void energy_is_withdrawn_from_a_card(Edition edition) {
    atTheStartOfATurn(edition, "purse:3")
        .expectEvent(new EnergyWithdrawn(ONE, CardId.of("purse"), 2))
        .expectEnergy(ONE, 3)
        .expectCards(ONE, "purse:1")
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void energy_is_withdrawn_from_a_card_as_far_as_it_lasts(Edition edition) {
    atTheStartOfATurn(edition, "purse:1")
        .expectEvent(new EnergyWithdrawn(ONE, CardId.of("purse"), 1))
        .expectEnergy(ONE, 2)
        .expectCards(ONE, "purse")
        .expectPoints(ONE, 1);
  }

  @InBothEditions
  void nothing_is_withdrawn_from_an_empty_card_and_it_is_not_emptied_again(Edition edition) {
    atTheStartOfATurn(edition, "purse")
        .expectNoEvent(EnergyWithdrawn.class)
        .expectEnergy(ONE, 1)
        .expectPoints(ONE, 0);
  }

  @InBothEditions
  void no_more_counters_are_taken_off_a_card_than_there_are(Edition edition) {
    atTheStartOfATurn(edition, "leak:1").expectCards(ONE, "leak").expectPoints(ONE, 1);
  }

  @InBothEditions
  void a_card_with_counters_left_is_not_emptied(Edition edition) {
    atTheStartOfATurn(edition, "leak:3").expectCards(ONE, "leak:1").expectPoints(ONE, 0);
  }

  @InBothEditions
  void a_card_asks_what_to_copy(Edition edition) {
    atTheStartOfATurn(edition, "whistle", "doppelganger")
        .expectRefused(STOP)
        .act(ONE, use("whistle"))
        .expectPoints(ONE, 1);
  }

  /** Whatever the order in which the cards were acquired. */
  @InBothEditions
  @Tag("T-10")
  void income_comes_before_copies_are_moved(Edition edition) {
    Scenario scenario = atTheStartOfATurn(edition, "doppelganger", "purse:3");
    assertThat(scenario.events())
        .containsSubsequence(
            new EnergyWithdrawn(ONE, CardId.of("purse"), 2),
            new QuestionAsked(new ChooseCopy(ONE, CardId.of("doppelganger"), 1)));
  }

  @InBothEditions
  void a_card_that_has_left_no_longer_asks_what_to_copy(Edition edition) {
    atTheStartOfATurn(edition, "moth", "whistle", "doppelganger")
        .expectEvent(new CardDiscarded(ONE, CardId.of("doppelganger")))
        .expectNoEvent(QuestionAsked.class)
        .expectDice(6);
  }

  @ParameterizedTest
  @EnumSource(Seat.class)
  void a_used_card_is_fresh_when_the_next_turn_starts_at_whatever_seat(Seat seat) {
    Scenario.of(Edition.SECOND.game(new Sculptor()), 6)
        .inCity(seat)
        .cards(seat, "sculptor")
        .turnOf(seat)
        .roll("111223")
        .act(seat, STOP)
        .act(seat, new TurnDie(CardId.of("sculptor"), Face.ONE, Face.SMASH))
        .expectTurnOf(seat.next(6))
        .expectCards(seat, "sculptor");
  }

  /** Two energy come off it at the start of a turn; a point when it is empty. */
  record Purse() implements Keep, WhenTurnStarts, WhenEmptied {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new WithdrawEnergy(owner, card.id(), 2));
    }

    @Override
    public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** Two counters get lost at the start of a turn; a point when it is empty. */
  record Leak() implements Keep, WhenTurnStarts, WhenEmptied {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new PlaceCounters(owner, card.id(), -2));
    }

    @Override
    public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** May copy another card for 1 energy at the start of a turn. */
  record Doppelganger() implements Keep, CopiesCards, WhenTurnStarts {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return target.owner() != owner;
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForCopy(owner, card.id(), 1));
    }

    @Override
    public Part part() {
      return Part.COPIES;
    }
  }

  /** Eats the Doppelganger at the start of a turn. */
  record Moth() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new DiscardCard(owner, CardId.of("doppelganger")));
    }
  }

  /** A point at any question, if its owner has none. */
  record Whistle() implements Keep, MayBeUsed {
    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return table.points(owner) == 0
          ? ImmutableList.of(new GainPoints(owner, 1))
          : ImmutableList.of();
    }
  }
}
