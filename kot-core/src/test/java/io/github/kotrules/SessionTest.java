package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.IllegalActionException.Reason;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SessionTest {
  private static final Game GAME = Game.of(RuleSet.firstEdition(), CardSet.none());
  private static final GameSetup START =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);

  /** The King, in City with 1 life, is about to fall. */
  private static final GameSetup LAST_TURN =
      START.with(Seat.TWO, START.monster(Seat.TWO).withPlace(Place.CITY).withLife(1));

  private static Session over() {
    Session session = Session.of(GAME, LAST_TURN);
    session.push(roll("SSSSSS"));
    session.push(stop());
    return session;
  }

  @Test
  void starts_where_the_game_starts() {
    Session session = Session.of(GAME, Monster.GIGAZAUR, Monster.THE_KING);

    assertThat(session.game()).isSameAs(GAME);
    assertThat(session.state()).isEqualTo(GAME.start(Monster.GIGAZAUR, Monster.THE_KING));
    assertThat(session.size()).isZero();
    assertThat(session.transitions()).isEmpty();
    assertThat(session.legalActions()).isEqualTo(GAME.legalActions(session.state()));
    assertThat(Session.of(GAME, START).state()).isEqualTo(GAME.start(START));
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> Session.of(GAME, START.withFirst(Seat.SIX)));
  }

  @Test
  void says_what_the_caller_pushes() {
    Session session = Session.of(GAME, START);
    Transition rolled = GAME.apply(session.state(), roll("123EHS"));

    assertThat(session.push(roll("123EHS"))).containsExactly(rolled);
    assertThat(session.state()).isEqualTo(rolled.state());
    Transition stopped = GAME.apply(session.state(), stop());
    assertThat(session.push(Seat.ONE, stop())).containsExactly(stopped);
    assertThat(session.transitions()).containsExactly(rolled, stopped);
    assertThat(session.record())
        .isEqualTo(GameRecord.of(GAME, START, ImmutableList.of(roll("123EHS"), stop())));
    assertThat(session).hasToString("2 actions, then " + session.state());
  }

  @Test
  void refuses_what_is_not_legal_and_changes_nothing() {
    Session session = Session.of(GAME, START);
    session.push(roll("123EHS"));
    GameRecord before = session.record();

    for (Action action : SomeActions.ofEveryKind()) {
      if (!session.legalActions().contains(action)) {
        assertThatExceptionOfType(IllegalActionException.class)
            .isThrownBy(() -> session.push(action));
      }
    }
    assertThat(
            catchThrowableOfType(IllegalActionException.class, () -> session.push(Seat.TWO, stop()))
                .reason())
        .isEqualTo(Reason.NOT_ASKED);
    assertThat(session.record()).isEqualTo(before);
  }

  @Test
  void takes_nothing_when_the_game_is_over() {
    Session session = over();

    assertThat(session.record().winners()).isEqualTo(SeatSet.of(Seat.ONE));
    assertThat(session.legalActions()).isEmpty();
    assertThat(catchThrowableOfType(IllegalActionException.class, () -> session.push(stop()))
            .reason())
        .isEqualTo(Reason.GAME_OVER);
    assertThatIllegalArgumentException()
        .isThrownBy(session::question)
        .withMessageStartingWith("nobody is asked");
  }

  @Test
  void goes_back_action_by_action_where_the_caller_settles_chance() {
    Session session = over();

    session.pop();
    assertThat(session.record().actions()).containsExactly(roll("SSSSSS"));
    session.pop();
    assertThat(session.state()).isEqualTo(GAME.start(LAST_TURN));
    assertThatIllegalStateException()
        .isThrownBy(session::pop)
        .withMessage("there is nothing to undo: the session is at its start");
  }

  @Test
  void takes_chance_from_a_source_at_once() {
    Session session = Session.of(GAME, START).random(new SplittableRandom(1));

    assertThat(session.state().pending()).isEqualTo(new Decision.ChooseReroll(Seat.ONE));
    assertThat(session.size()).isEqualTo(1);
    GameState asked = session.state();
    ImmutableList<Transition> happened = session.push(session.legalActions().get(1));
    assertThat(happened).hasSize(2);
    assertThat(happened.get(1).state()).isEqualTo(session.state());
    session.pop();
    assertThat(session.state()).isEqualTo(asked);
    assertThatIllegalStateException().isThrownBy(session::pop);
    assertThat(session.state()).isEqualTo(asked);
  }

  @Test
  void waits_for_chance_where_its_source_has_failed() {
    Session session = Session.of(GAME, START);

    assertThatIllegalStateException()
        .isThrownBy(() -> session.chance((state, chance) -> {
          throw new IllegalStateException("the dice are on the floor");
        }))
        .withMessage("the dice are on the floor");
    assertThat(session.state().pending()).isInstanceOf(DiceChance.class);
    Outcome tooFew = new Roll(Dice.parse("11"));
    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> session.chance((state, chance) -> tooFew));
    session.push(roll("123EHS"));
    assertThat(session.size()).isEqualTo(1);
  }

  @Test
  void continues_a_record_and_takes_back_what_was_said_in_it() {
    GameRecord record = over().record();
    Session session = Session.of(GAME, record);

    assertThat(session.record()).isEqualTo(record);
    session.pop();
    session.pop();
    assertThat(session.state()).isEqualTo(GAME.start(LAST_TURN));
    GameRecord broken =
        new GameRecord(START, List.of(roll("123EHS"), new YieldTokyo()), record.end());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Session.of(GAME, broken))
        .withMessageStartingWith("actions[1]: ");
  }
}
