package io.github.kotrules;

import static io.github.kotrules.Say.reveal;
import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.IllegalActionException.Reason;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.WhenAttacking;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class IllegalActionTest {
  private static final Game GAME = Game.of(RuleSet.firstEdition(), CardSet.none());

  /** The King, in City with 1 life, is about to be attacked. */
  private static final GameSetup SETUP = kingInCity();

  private static GameSetup kingInCity() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
    return setup.with(Seat.TWO, setup.monster(Seat.TWO).withPlace(Place.CITY).withLife(1));
  }

  private static GameState start() {
    return GAME.start(SETUP);
  }

  private static GameState rolled() {
    return GAME.next(start(), roll("123EHS"));
  }

  private static GameState over() {
    return Say.all(GAME, start(), roll("SSSSSS"), stop());
  }

  private static IllegalActionException refusal(GameState state, Action action) {
    IllegalActionException byApply =
        catchThrowableOfType(IllegalActionException.class, () -> GAME.apply(state, action));
    IllegalActionException byNext =
        catchThrowableOfType(IllegalActionException.class, () -> GAME.next(state, action));
    assertThat(byApply).isNotNull();
    assertThat(byNext).hasMessage(byApply.getMessage());
    return byApply;
  }

  private static void checkRefusal(
      GameState state, Action action, Reason reason, String... inMessage) {
    IllegalActionException refusal = refusal(state, action);

    assertThat(refusal.action()).isEqualTo(action);
    assertThat(refusal.pending()).isEqualTo(state.pending());
    assertThat(refusal.reason()).isEqualTo(reason);
    assertThat(refusal)
        .hasMessageContainingAll(action.toString(), state.pending().toString(), reason.toString())
        .hasMessageContainingAll(inMessage);
  }

  @Test
  void is_anything_at_all_when_the_game_is_over() {
    assertThat(over().pending()).isEqualTo(new GameOver(SeatSet.of(Seat.ONE)));
    checkRefusal(over(), stop(), Reason.GAME_OVER, "Start a new game.");
    checkRefusal(over(), roll("123EHS"), Reason.GAME_OVER, "Start a new game.");
  }

  @Test
  void is_what_a_player_says_when_chance_is_awaited() {
    checkRefusal(start(), stop(), Reason.NOT_WAITED_FOR, "Sample the chance");
    checkRefusal(start(), new EndBuying(), Reason.NOT_WAITED_FOR, "Sample the chance");
  }

  @Test
  void is_an_outcome_when_a_player_is_asked() {
    checkRefusal(rolled(), roll("123EHS"), Reason.NOT_WAITED_FOR, "seat 1", "Legal actions are");
    checkRefusal(
        rolled(),
        reveal(InventedCards.PARADE),
        Reason.NOT_WAITED_FOR,
        "seat 1",
        "Legal actions are");
  }

  @Test
  void is_an_outcome_that_chance_cannot_have() {
    checkRefusal(start(), roll("123EH"), Reason.NOT_AN_OPTION, "Sample the chance");
    checkRefusal(start(), roll("123EHSS"), Reason.NOT_AN_OPTION, "Sample the chance");
    checkRefusal(start(), reveal(InventedCards.PARADE), Reason.NOT_AN_OPTION, "Sample the chance");
  }

  @Test
  void is_an_answer_that_was_not_on_offer() {
    checkRefusal(rolled(), new RerollDice(Dice.parse("11")), Reason.NOT_AN_OPTION, "seat 1");
    checkRefusal(rolled(), new RerollDice(Dice.none()), Reason.NOT_AN_OPTION, "seat 1");
    checkRefusal(rolled(), new YieldTokyo(), Reason.NOT_AN_OPTION, "seat 1");
  }

  private static void checkNotAsked(GameState state, Seat seat, Action action, String advice) {
    IllegalActionException refusal =
        catchThrowableOfType(IllegalActionException.class, () -> GAME.apply(state, seat, action));

    assertThat(refusal.action()).isEqualTo(action);
    assertThat(refusal.pending()).isEqualTo(state.pending());
    assertThat(refusal.reason()).isEqualTo(Reason.NOT_ASKED);
    assertThat(refusal)
        .hasMessageStartingWith(seat + " cannot " + action + " (NOT_ASKED): the table waits for ")
        .hasMessageEndingWith(advice);
  }

  @Test
  void is_what_a_seat_says_that_is_not_asked() {
    checkNotAsked(rolled(), Seat.TWO, stop(), "Only seat 1 can answer.");
    checkNotAsked(rolled(), Seat.TWO, new YieldTokyo(), "Only seat 1 can answer.");
    checkNotAsked(start(), Seat.ONE, stop(), "No player is asked now.");
    checkNotAsked(start(), Seat.ONE, roll("123EHS"), "No player is asked now.");
  }

  @Test
  void is_refused_as_always_when_the_right_seat_says_it() {
    assertThat(GAME.apply(rolled(), Seat.ONE, stop())).isEqualTo(GAME.apply(rolled(), stop()));
    assertThat(catchThrowableOfType(
                IllegalActionException.class,
                () -> GAME.apply(rolled(), Seat.ONE, new YieldTokyo()))
            .reason())
        .isEqualTo(Reason.NOT_AN_OPTION);
    assertThat(catchThrowableOfType(
                IllegalActionException.class, () -> GAME.apply(over(), Seat.ONE, stop()))
            .reason())
        .isEqualTo(Reason.GAME_OVER);
  }

  @Test
  void is_refused_with_some_of_the_legal_ones_and_how_many_more_there_are() {
    assertThat(refusal(rolled(), new SweepMarket()))
        .hasMessageStartingWith("seat 1 cannot SweepMarket[] (NOT_AN_OPTION): the table waits for "
            + new ChooseReroll(Seat.ONE)
            + ". Legal actions are [StopRolling[], RerollDice[dice=1], ")
        .hasMessageEndingWith("] and 44 more");
  }

  @Test
  void is_refused_with_all_of_the_legal_ones_when_they_are_few() {
    GameState rolledAlike = GAME.next(start(), roll("111111"));

    assertThat(refusal(rolledAlike, new SweepMarket()))
        .hasMessageEndingWith("Legal actions are " + GAME.legalActions(rolledAlike));
  }

  @Test
  void is_a_card_that_is_not_in_the_deck() {
    Game game = Game.of(RuleSet.firstEdition(), InventedCards.all());
    GameState dealing = game.start(Monster.GIGAZAUR, Monster.KRAKEN);
    GameState dealt =
        Say.all(game, dealing, reveal(InventedCards.SNACK), reveal(InventedCards.QUAKE));

    IllegalActionException refusal = catchThrowableOfType(
        IllegalActionException.class, () -> game.apply(dealt, reveal(InventedCards.SNACK)));
    assertThat(refusal.reason()).isEqualTo(Reason.NOT_AN_OPTION);
    assertThat(refusal.action()).isEqualTo(reveal(InventedCards.SNACK));
  }

  @Test
  void is_a_sweep_or_a_purchase_that_cannot_be_paid() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(InventedCards.PARADE, InventedCards.UMBRELLA));
    GameState ordering = Say.all(game, game.start(setup), roll("1122HE"), stop());
    GameState buying = game.next(ordering, game.legalActions(ordering).get(0));

    assertThat(buying.energy(Seat.ONE)).isEqualTo(1);
    assertThat(buying.pending()).isEqualTo(new ChoosePurchase(Seat.ONE));
    for (Action action : new Action[] {new SweepMarket(), new BuyCard(InventedCards.PARADE)}) {
      IllegalActionException refusal =
          catchThrowableOfType(IllegalActionException.class, () -> game.apply(buying, action));
      assertThat(refusal.reason()).isEqualTo(Reason.NOT_AN_OPTION);
      assertThat(refusal).hasMessageContaining("BuyCard[card=umbrella]");
    }
  }

  @Test
  void changes_nothing() {
    GameState state = rolled();
    for (Action action : SomeActions.ofEveryKind()) {
      if (!GAME.legalActions(state).contains(action)) {
        assertThat(refusal(state, action).pending()).isEqualTo(state.pending());
      }
    }

    assertThat(state)
        .isEqualTo(rolled())
        .hasSameHashCodeAs(rolled())
        .hasToString(rolled().toString());
    assertThat(GAME.legalActions(state)).isEqualTo(GAME.legalActions(rolled()));
    assertThat(GAME.apply(state, stop())).isEqualTo(GAME.apply(rolled(), stop()));
  }

  @Test
  void is_an_illegal_argument_to_those_who_do_not_look_closer() {
    assertThat(refusal(start(), stop())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @SuppressWarnings("NullAway") // what a careless caller does
  void is_no_null_whatever_is_awaited() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameState start = game.start(RandomGames.richTable(game, 4));
    Set<Class<?>> awaited = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      for (RandomGames.Step step : RandomGames.play(game, start, seed, 1000)) {
        GameState state = step.before();
        awaited.add(state.pending().getClass());
        for (ThrowingCallable call : List.<ThrowingCallable>of(
            () -> game.apply(state, null),
            () -> game.next(state, null),
            () -> game.isLegal(state, null),
            () -> game.playout(state).next(null))) {
          assertThatNullPointerException().isThrownBy(call).withMessage("action");
        }
      }
    }
    assertThat(awaited).hasSizeGreaterThan(15);
  }

  @Test
  void is_refused_in_few_words_however_long_it_is() {
    CardId longName = CardId.of("a".repeat(1_000_000));

    for (GameState state : new GameState[] {start(), rolled(), over()}) {
      for (Action action : new Action[] {new BuyCard(longName), new UseCard(longName)}) {
        assertThat(refusal(state, action).action()).isEqualTo(action);
        assertThat(refusal(state, action).getMessage())
            .contains(action.toString().substring(0, 100), "...")
            .hasSizeLessThan(1000);
      }
    }
  }

  @Test
  void is_refused_in_few_words_however_long_the_legal_ones_are() {
    CardId longName = CardId.of("a".repeat(1_000_000));
    Game game = Game.of(
        RuleSet.secondEdition(), CardSet.builder().add(new LongName(longName)).build());
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(longName));
    GameState buying = Say.all(
        game,
        game.start(setup.with(Seat.ONE, setup.monster(Seat.ONE).withEnergy(9))),
        roll("112233"),
        stop());

    assertThat(game.legalActions(buying)).contains(new BuyCard(longName));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.apply(buying, stop()))
        .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(1000));
  }

  private record LongName(CardId id) implements Card, WhenAttacking {
    @Override
    public CardFace face() {
      return CardFace.keep(id.value(), "Long Name", 1, "Nothing.");
    }

    @Override
    public ImmutableList<Effect> whenAttacking(Table table, Seat owner) {
      return ImmutableList.of();
    }
  }
}
