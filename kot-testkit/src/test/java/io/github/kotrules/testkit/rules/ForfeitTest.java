package io.github.kotrules.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Session;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("W-7")
class ForfeitTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final GameSetup START =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID).withFirst(Seat.ONE);

  private static Action roll(String dice) {
    return new Roll(Dice.parse(dice));
  }

  private static Action stop() {
    return new StopRolling();
  }

  /** Seat 1 is asked what to roll again. */
  private static Session asked(GameSetup start) {
    Session session = Session.of(GAME, start);
    session.push(roll("112233"));
    return session;
  }

  @Test
  void changes_nothing_while_another_player_is_asked() {
    Session session = asked(START);
    GameState before = session.state();

    assertThat(session.forfeit(Seat.TWO)).isEmpty();
    assertThat(session.state()).isEqualTo(before);
    assertThat(session.record().forfeits()).isEqualTo(ImmutableMap.of(Seat.TWO, 1));
    assertThat(session.push(stop())).hasSize(1);
    assertThat(session.state().isAlive(Seat.TWO)).isFalse();
    assertThat(session.state().activeSeat()).isEqualTo(Seat.THREE);
  }

  @Test
  void answers_an_open_question_at_once() {
    Session session = asked(START);

    assertThat(session.forfeit(Seat.ONE)).hasSize(1);
    assertThat(session.record().actions()).containsExactly(roll("112233"), stop());
    assertThat(session.state().living()).isEqualTo(SeatSet.of(Seat.TWO, Seat.THREE));
    assertThat(session.state().activeSeat()).isEqualTo(Seat.TWO);
    assertThat(session.record().replay(GAME)).isEqualTo(session.state());
  }

  @Test
  void is_taken_back_with_what_was_answered() {
    Session session = asked(START);
    GameRecord before = session.record();
    session.forfeit(Seat.TWO);
    session.forfeit(Seat.ONE);

    assertThat(session.record().winners()).isEqualTo(SeatSet.of(Seat.THREE));
    session.pop();
    assertThat(session.record().forfeits()).containsOnlyKeys(Seat.TWO);
    assertThat(session.state().pending()).isEqualTo(new ChooseReroll(Seat.ONE));
    session.pop();
    assertThat(session.record()).isEqualTo(before);
  }

  @Test
  void is_refused_if_there_is_nothing_to_leave() {
    Session session = asked(START.with(Seat.THREE, MonsterSetup.out(Monster.ALIENOID)));

    assertThatIllegalStateException()
        .isThrownBy(() -> session.forfeit(Seat.THREE))
        .withMessage("seat 3 cannot leave: its Monster is eliminated");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> session.forfeit(Seat.FOUR))
        .withMessage("no seat 4 at a table of 3");
    session.forfeit(Seat.TWO);
    assertThatIllegalStateException()
        .isThrownBy(() -> session.forfeit(Seat.TWO))
        .withMessage("seat 2 cannot leave: it has left already");
    session.push(stop());
    assertThat(session.record().winners()).isEqualTo(SeatSet.of(Seat.ONE));
    assertThatIllegalStateException()
        .isThrownBy(() -> session.forfeit(Seat.ONE))
        .withMessage("seat 1 cannot leave: the game is over");
  }

  @Test
  void before_the_first_turn_it_counts_when_that_turn_starts() {
    Session session = Session.of(GAME, Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    session.forfeit(Seat.ONE);
    session.push(roll("SSSSSS"));
    session.push(roll("112233"));
    assertThat(session.state().isAlive(Seat.ONE)).isTrue();
    session.push(roll("112233"));

    assertThat(session.state().living()).isEqualTo(SeatSet.of(Seat.TWO, Seat.THREE));
    assertThat(session.state().activeSeat()).isEqualTo(Seat.TWO);
    assertThat(session.state().faults()).isEmpty();
    assertThat(session.record().replay(GAME)).isEqualTo(session.state());
  }

  @Test
  void extra_turns_of_who_has_left_are_void() {
    Session session = asked(START.withExtraTurns(new ExtraTurn(Seat.THREE, 0)));
    session.forfeit(Seat.THREE);
    session.push(stop());

    assertThat(session.state().activeSeat()).isEqualTo(Seat.TWO);
    assertThat(session.state().extraTurns()).isEmpty();
  }

  @Test
  void the_last_one_left_has_won_also_where_rounds_count() {
    Game rounds =
        GAME.withRules(RuleSet.secondEdition().withVictoryCheck(VictoryCheck.END_OF_ROUND));
    Session session = Session.of(rounds, START);
    session.push(roll("112233"));
    session.forfeit(Seat.TWO);
    session.forfeit(Seat.THREE);
    session.push(stop());

    assertThat(session.record().winners()).isEqualTo(SeatSet.of(Seat.ONE));
  }

  @Test
  void everyone_has_lost_if_all_leave() {
    Session session = Session.of(GAME, START).random(new SplittableRandom(1));
    session.forfeit(Seat.TWO);
    session.forfeit(Seat.THREE);
    session.forfeit(Seat.ONE);

    assertThat(session.state().isOver()).isTrue();
    assertThat(session.record().winners()).isEqualTo(SeatSet.none());
    assertThat(session.record().placing(GAME))
        .containsExactly(SeatSet.of(Seat.ONE, Seat.TWO, Seat.THREE));
  }

  @Test
  void who_leaves_can_still_win_before_the_next_turn() {
    Session session = asked(START.with(Seat.ONE, START.monster(Seat.ONE).withPoints(19)));
    session.forfeit(Seat.ONE);

    assertThat(session.record().winners()).isEqualTo(SeatSet.of(Seat.ONE));
    assertThat(session.record().placing(GAME).get(0)).isEqualTo(SeatSet.of(Seat.ONE));
  }

  @Test
  void the_pure_core_takes_only_the_first_answer_of_who_leaves() {
    GameState state = asked(START).state();
    RerollDice reroll = new RerollDice(Dice.parse("11"));

    assertThat(GAME.apply(state, reroll, SeatSet.of(Seat.TWO)))
        .isEqualTo(GAME.apply(state, reroll));
    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> GAME.apply(state, reroll, SeatSet.of(Seat.ONE)))
        .withMessageEndingWith("The player leaves, so the answer is StopRolling[].");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.apply(state, reroll, SeatSet.of(Seat.FIVE)))
        .withMessage("no seat 5 at a table of 3");
  }

  @Test
  void who_is_out_already_can_be_named_again() {
    GameSetup start = START.with(Seat.THREE, MonsterSetup.out(Monster.ALIENOID));
    GameState state = asked(start).state();

    assertThat(GAME.apply(state, stop(), SeatSet.of(Seat.THREE)))
        .isEqualTo(GAME.apply(state, stop()));
  }

  @Test
  void a_moment_keeps_who_is_about_to_leave() {
    Session session = asked(START.with(Seat.TWO, START.monster(Seat.TWO).withPlace(Place.CITY)));
    session.forfeit(Seat.THREE);
    session.push(stop());
    session.push(roll("112233"));
    session.forfeit(Seat.TWO);

    GameRecord turn = session.record().lastTurn(GAME);
    assertThat(session.state().isOver()).isTrue();
    assertThat(turn.replay(GAME)).isEqualTo(session.state());
    assertThat(session.record().forfeits()).isEqualTo(ImmutableMap.of(Seat.THREE, 1, Seat.TWO, 3));
    assertThat(turn.forfeits()).isEqualTo(ImmutableMap.of(Seat.TWO, 1));
  }
}
