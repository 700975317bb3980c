package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Transition#turnEnd()}. */
class TurnEndTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  /** Seat 1 is about to roll, and the Monster at seat 2 is in Tokyo. */
  private static GameState start(UnaryOperator<MonsterSetup> change) {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    MonsterSetup inTokyo = setup.monster(Seat.TWO).withPlace(Place.CITY);
    return GAME.start(setup.with(Seat.TWO, change.apply(inTokyo)).withFirst(Seat.ONE));
  }

  private static Transition turn(GameState start, String dice) {
    return GAME.apply(GAME.next(start, roll(dice)), stop());
  }

  private static Table end(Transition transition) {
    return requireNonNull(transition.turnEnd());
  }

  @Test
  void counts_the_turn_and_not_the_start_of_the_next() {
    Transition turn = turn(start(UnaryOperator.identity()), "111122");

    assertThat(end(turn).points(Seat.ONE)).isEqualTo(2);
    assertThat(end(turn).points(Seat.TWO)).isZero();
    assertThat(end(turn).activeSeat()).isEqualTo(Seat.ONE);
    assertThat(end(turn).step()).isEqualTo(TurnStep.NEXT);
    assertThat(end(turn).dice()).isEqualTo(Dice.parse("111122"));
    assertThat(end(turn).rollsLeft()).isEqualTo(2);
    assertThat(turn.state().points(Seat.TWO)).isEqualTo(2);
    assertThat(turn.state().activeSeat()).isEqualTo(Seat.TWO);
  }

  @Test
  void is_null_while_the_turn_is_under_way() {
    GameState start = start(UnaryOperator.identity());

    assertThat(GAME.apply(start, roll("1122SS")).turnEnd()).isNull();
    assertThat(turn(start, "1122SS").turnEnd()).isNull(); // seat 2 may yield
  }

  @Test
  void is_null_where_the_first_turn_starts() {
    GameState opening = GAME.start(Monster.GIGAZAUR, Monster.THE_KING);
    Transition first = GAME.apply(GAME.next(opening, roll("11122S")), roll("111222"));

    assertThat(first.turnStart()).isNotNull();
    assertThat(first.turnEnd()).isNull();
  }

  @Test
  void is_that_of_the_first_turn_if_several_ended() {
    Transition turns = turn(start(two -> two.withShrink(6)), "111122");

    assertThat(turns.events()).contains(new TurnStarted(Seat.TWO), new TurnStarted(Seat.THREE));
    assertThat(end(turns).activeSeat()).isEqualTo(Seat.ONE);
    assertThat(end(turns).points(Seat.TWO)).isZero();
  }

  @Test
  void comes_before_the_end_of_the_game() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .with(Seat.ONE, MonsterSetup.of(Monster.GIGAZAUR).withPoints(19))
        .withFirst(Seat.ONE);

    Transition won = turn(GAME.start(setup), "111223");

    assertThat(won.state().isOver()).isTrue();
    assertThat(end(won).isOver()).isFalse();
    assertThat(end(won).points(Seat.ONE)).isEqualTo(20);
  }

  @Test
  void is_a_value_that_answers_about_its_seats_only() {
    GameState start = start(UnaryOperator.identity());
    Table end = end(turn(start, "111122"));

    assertThat(end)
        .isEqualTo(end(turn(start, "111122")))
        .hasSameHashCodeAs(end(turn(start, "111122")));
    assertThat(end).isNotEqualTo(end(turn(start, "111222")));
    assertThat(end.toString())
        .startsWith("between two events:\n1 Gigazaur: life 10/10, points 2,")
        .endsWith("rolls left 2");
    assertThat(end.pending()).isInstanceOf(ChooseReroll.class); // what was answered
    assertThatIllegalArgumentException().isThrownBy(() -> end.life(Seat.FOUR));
  }

  /** Between the end of a turn and the start of the next nothing happens. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void is_the_position_from_which_the_next_turn_starts(int players) {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameState start = game.start(RandomGames.richTable(game, players));
    int turns = 0;
    for (long seed = 0; seed < 3; seed++) {
      turns += checkTurns(game, start, seed);
    }
    assertThat(turns).isGreaterThan(30);
  }

  private static int checkTurns(Game game, GameState start, long seed) {
    int turns = 0;
    for (Step step : RandomGames.play(game, start, seed, 1000)) {
      Transition transition = step.transition();
      long started =
          transition.events().stream().filter(TurnEndTest::startsTurn).count();
      if (started == 1 && step.before().step() != TurnStep.OPENING) {
        checkNext(transition, end(transition));
        turns++;
      } else if (started == 0) {
        assertThat(transition.turnEnd() != null).isEqualTo(transition.state().isOver());
      }
    }
    return turns;
  }

  private static boolean startsTurn(Object event) {
    return event instanceof TurnStarted || event instanceof ExtraTurnStarted;
  }

  private static void checkNext(Transition transition, Table end) {
    GameSetup next = requireNonNull(transition.turnStart());
    assertThat(next.market()).isEqualTo(end.market());
    assertThat(next.topCards()).isEqualTo(end.seenCards());
    for (Seat seat : end.allSeats()) {
      MonsterSetup monster = next.monster(seat);
      assertThat(end.points(seat)).isEqualTo(monster.points());
      assertThat(end.place(seat)).isEqualTo(monster.place());
    }
  }
}
