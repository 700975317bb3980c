package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.MarketCards;
import io.github.kotrules.testkit.cards.MarketCards.Played;
import io.github.kotrules.testkit.cards.MarketCards.SharpEyes;
import io.github.kotrules.testkit.cards.VitalCards.Tally;
import org.junit.jupiter.api.Tag;

@Tag("E-2")
class ExtraTurnTest {
  private static final BuyCard ENCORE = new BuyCard(CardId.of("encore"));
  private static final TakeExtraTurn TAKE = new TakeExtraTurn();

  /** Three players, City taken by seat 3, an extra turn in the market. */
  private static Given table(Edition edition) {
    return Scenario.of(edition.fullGame(), 3)
        .inCity(THREE)
        .market("encore")
        .deck("tall-tower", "encore", "bomb");
  }

  /**
   * Four players, City taken by seat 3, and in the market a card for 1 energy that does nothing. What comes after it may be
   * bought for 1 energy by seats 2 and 3.
   */
  private static Given tableOfEyes(Edition edition) {
    Played encore = new Played("encore", 1, (table, buyer) -> extraTurn(buyer, 0));
    Played rush = new Played("rush", 1, (table, buyer) -> extraTurn(buyer, 2));
    return Scenario.of(
            edition.game(
                2,
                encore,
                rush,
                lastShow(),
                new SharpEyes(),
                new Tally(),
                MarketCards.keep("charm", 1)),
            4)
        .inCity(THREE)
        .cards(TWO, "sharp-eyes")
        .cards(THREE, "sharp-eyes")
        .energy(ONE, 1)
        .energy(TWO, 1)
        .energy(THREE, 1)
        .market("charm");
  }

  private static ImmutableList<Effect> extraTurn(Seat seat, int fewerDice) {
    return ImmutableList.of(new GrantExtraTurn(seat, fewerDice));
  }

  /** Kills its buyer, who would then have an extra turn. */
  private static Played lastShow() {
    return new Played(
        "last-show",
        1,
        (table, buyer) -> ImmutableList.of(
            new DealDamage(buyer, SeatSet.of(buyer), 10, DamageKind.CARD),
            new GrantExtraTurn(buyer, 0)));
  }

  @InBothEditions
  void without_one_the_next_monster_to_the_left_is_next(Edition edition) {
    table(edition)
        .turnOf(ONE)
        .finalDice("112233")
        .expectEvent(new TurnStarted(TWO))
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void an_eliminated_monster_is_skipped(Edition edition) {
    table(edition).out(TWO).turnOf(ONE).finalDice("112233").expectTurnOf(THREE).expectDice(6);
  }

  @InBothEditions
  void a_bought_one_follows_the_end_of_this_turn_and_then_play_goes_on(Edition edition) {
    table(edition)
        .energy(ONE, 4)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .expectLife(ONE, 9)
        .expectEvent(new ExtraTurnStarted(ONE, 0))
        .expectTurnOf(ONE)
        .expectDice(6)
        .finalDice("112233")
        .expectLife(ONE, 8)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void an_offered_one_has_one_die_fewer(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .turnOf(ONE)
        .finalDice("111223")
        .expectAsked(ONE, ChooseExtraTurn.class)
        .expectOptions(new Decline(), TAKE)
        .act(ONE, TAKE)
        .expectTurnOf(ONE)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void an_offered_one_can_be_declined(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, new Decline())
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void one_is_not_offered_to_others_or_for_nothing(Edition edition) {
    table(edition)
        .cards(TWO, "rerun")
        .turnOf(ONE)
        .finalDice("111223")
        .expectTurnOf(TWO)
        .finalDice("112233")
        .expectTurnOf(THREE);
  }

  @InBothEditions
  void offered_ones_in_a_row_lose_a_die_each(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, TAKE)
        .finalDice("11122")
        .act(ONE, TAKE)
        .expectDice(4)
        .finalDice("1112")
        .act(ONE, TAKE)
        .expectDice(3);
  }

  @InBothEditions
  void the_offered_one_comes_before_the_bought_one(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .act(ONE, TAKE)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(ONE)
        .expectDice(6)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void offered_ones_in_a_row_all_come_before_the_bought_one(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .act(ONE, TAKE)
        .finalDice("11122")
        .act(ONE, TAKE)
        .expectDice(4)
        .finalDice("1122")
        .expectDice(6)
        .finalDice("111223")
        .act(ONE, TAKE)
        .expectTurnOf(ONE)
        .expectDice(5)
        .finalDice("11223")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void the_bought_one_is_taken_although_the_offered_one_was_declined(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .act(ONE, new Decline())
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  void two_bought_ones_are_both_taken(Edition edition) {
    table(edition)
        .energy(ONE, 8)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, ENCORE)
        .reveal("encore")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void a_monster_that_died_of_poison_takes_none(Edition edition) {
    table(edition)
        .energy(ONE, 4)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void a_monster_that_is_out_is_granted_none(Edition edition) {
    tableOfEyes(edition)
        .market("last-show")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("last-show"))
        .reveal("charm")
        .expectPlace(ONE, NOWHERE)
        .expectNoEvent(ExtraTurnGranted.class)
        .act(TWO, new Decline())
        .act(THREE, new Decline())
        .expectEvent(new TurnStarted(TWO));
  }

  @InBothEditions
  void a_monster_that_died_is_offered_none(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .roll("111223")
        .stop()
        .expectNoEvent(QuestionAsked.class)
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void a_monster_that_dies_in_the_first_of_two_does_not_take_the_second(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .energy(ONE, 4)
        .life(ONE, 2)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .act(ONE, TAKE)
        .expectDice(5)
        .finalDice("11223")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void one_bought_in_anothers_turn_follows_that_turn_and_its_extra_turns(Edition edition) {
    table(edition)
        .cards(THREE, "fast-hands")
        .energy(THREE, 4)
        .energy(ONE, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, ENCORE)
        .reveal("encore")
        .act(THREE, ENCORE)
        .reveal("tall-tower")
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectEvent(new TurnStarted(TWO))
        .expectTurnOf(TWO);
  }

  @InBothEditions
  void those_bought_in_anothers_turn_follow_in_the_order_they_were_bought(Edition edition) {
    table(edition)
        .market("trinket")
        .deck("encore", "encore", "tall-tower")
        .cards(TWO, "echo>3/fast-hands")
        .cards(THREE, "fast-hands")
        .energy(ONE, 3)
        .energy(TWO, 4)
        .energy(THREE, 4)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("trinket")))
        .reveal("encore")
        .act(TWO, ENCORE)
        .reveal("encore")
        .act(THREE, ENCORE)
        .reveal("tall-tower")
        .expectEvent(new ExtraTurnStarted(TWO, 0))
        .finalDice("112233")
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .finalDice("112233")
        .expectEvent(new TurnStarted(TWO));
  }

  @InBothEditions
  void those_of_others_follow_clockwise_whoever_bought_first(Edition edition) {
    tableOfEyes(edition)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("charm"))
        .reveal("encore")
        .act(TWO, new Decline())
        .act(THREE, buy("encore"))
        .reveal("encore")
        .act(TWO, buy("encore"))
        .reveal("tally")
        .expectEvent(new ExtraTurnStarted(TWO, 0))
        .finalDice(NOTHING)
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .finalDice(NOTHING)
        .expectEvent(new TurnStarted(TWO));
  }

  @InBothEditions
  void those_of_several_others_do_not_follow_in_the_order_of_dice(Edition edition) {
    tableOfEyes(edition)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("charm"))
        .reveal("encore")
        .act(TWO, buy("encore"))
        .reveal("rush")
        .act(THREE, buy("rush"))
        .reveal("tally")
        .expectEvent(new ExtraTurnStarted(TWO, 0))
        .expectDice(6)
        .finalDice(NOTHING)
        .expectEvent(new ExtraTurnStarted(THREE, 2))
        .expectDice(4)
        .finalDice("1122")
        .expectEvent(new TurnStarted(TWO));
  }

  @InBothEditions
  @Tag("T-8")
  void one_bought_in_anothers_turn_starts_like_any_turn_of_its_buyer(Edition edition) {
    tableOfEyes(edition)
        .cards(ONE, "tally")
        .cards(THREE, "sharp-eyes", "tally")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("charm"))
        .reveal("encore")
        .act(TWO, new Decline())
        .act(THREE, buy("encore"))
        .reveal("rush")
        .act(TWO, new Decline())
        .act(ONE, new EndBuying())
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .expectPoints(THREE, 2)
        .expectEnergy(THREE, 3)
        .expectPoints(ONE, 0)
        .expectEnergy(ONE, 1);
  }

  @InBothEditions
  @Tag("T-8")
  void one_bought_in_the_turn_of_a_monster_in_tokyo_does_not_pay_that_monster(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(ONE)
        .market("trinket")
        .cards(TWO, "fast-hands")
        .energy(ONE, 3)
        .energy(TWO, 4)
        .turnOf(ONE)
        .expectPoints(ONE, 2)
        .finalDice(NOTHING)
        .act(ONE, buy("trinket"))
        .reveal("encore")
        .act(TWO, ENCORE)
        .reveal("tall-tower")
        .expectEvent(new ExtraTurnStarted(TWO, 0))
        .expectPoints(ONE, 2)
        .expectPoints(TWO, 0);
  }

  @InBothEditions
  void one_is_offered_also_in_one_that_was_bought_in_anothers_turn(Edition edition) {
    table(edition)
        .market("trinket")
        .cards(THREE, "fast-hands", "rerun")
        .energy(ONE, 3)
        .energy(THREE, 4)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("trinket"))
        .reveal("encore")
        .act(THREE, ENCORE)
        .reveal("tall-tower")
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .finalDice("111223")
        .expectAsked(THREE, ChooseExtraTurn.class)
        .act(THREE, TAKE)
        .expectEvent(new ExtraTurnStarted(THREE, 1))
        .finalDice("11223")
        .expectEvent(new TurnStarted(TWO))
        .expectTurnOf(TWO);
  }

  @InBothEditions
  @Tag("S-8")
  void play_continues_past_the_eliminated_after_one_of_another(Edition edition) {
    tableOfEyes(edition)
        .out(TWO)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, buy("charm"))
        .reveal("encore")
        .act(THREE, buy("encore"))
        .reveal("rush")
        .expectEvent(new ExtraTurnStarted(THREE, 0))
        .finalDice(NOTHING)
        .expectEvent(new TurnStarted(THREE))
        .finalDice(NOTHING)
        .expectTurnOf(FOUR);
  }

  @InBothEditions
  void one_bought_in_anothers_turn_is_taken_although_that_other_died(Edition edition) {
    table(edition)
        .market("trinket")
        .cards(THREE, "fast-hands")
        .energy(THREE, 4)
        .energy(ONE, 3)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(CardId.of("trinket")))
        .reveal("encore")
        .act(THREE, ENCORE)
        .reveal("tall-tower")
        .expectPlace(ONE, NOWHERE)
        .expectTurnOf(THREE)
        .finalDice("112233")
        .expectTurnOf(TWO)
        .expectDice(6);
  }

  @InBothEditions
  void one_bought_in_anothers_turn_is_lost_with_its_buyer(Edition edition) {
    table(edition)
        .cards(TWO, "fast-hands")
        .energy(TWO, 4)
        .life(TWO, 2)
        .energy(ONE, 6)
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, ENCORE)
        .reveal("encore")
        .expectAsked(TWO, ChooseRevealed.class)
        .act(TWO, ENCORE)
        .reveal("bomb")
        .act(ONE, new BuyCard(CardId.of("bomb")))
        .reveal("tall-tower")
        .expectPlace(TWO, NOWHERE)
        .expectTurnOf(ONE)
        .finalDice("112233")
        .expectTurnOf(THREE)
        .expectEvent(new TurnStarted(THREE));
  }

  @InBothEditions
  @Tag("W-3")
  void none_is_taken_after_the_game_is_won(Edition edition) {
    table(edition)
        .cards(ONE, "rerun")
        .energy(ONE, 4)
        .points(ONE, 19)
        .turnOf(ONE)
        .finalDice("111223")
        .act(ONE, ENCORE)
        .reveal("tall-tower")
        .expectOver(ONE);
  }

  /** The turn with which a position starts is not one of those to come, and viewers follow while the market is dealt. */
  @InBothEditions
  void a_position_starts_with_one_and_an_equal_one_follows(Edition edition) {
    Game game = edition.fullGame();
    ImmutableList<ExtraTurn> equal = ImmutableList.of(new ExtraTurn(TWO, 0));
    GameState state = game.start(SetupKit.newGame(edition, 4)
        .withMarket(null)
        .withFirst(TWO)
        .withRegular(FOUR)
        .withExtraTurns(equal));
    RandomPlay play = new RandomPlay(game, 1);
    Transition transition = game.apply(state, play.choose(state));
    while (transition.turnStart() == null) {
      transition = game.apply(transition.state(), play.choose(transition.state()));
    }

    assertThat(transition.state().extraTurns()).isEqualTo(equal);
    assertThat(game.start(transition.turnStart())).isEqualTo(transition.state());
    for (Seat seat : transition.state().allSeats()) {
      assertThat(transition.before().viewFor(seat).after(transition.eventsFor(seat)))
          .isEqualTo(transition.state().viewFor(seat));
    }
  }
}
