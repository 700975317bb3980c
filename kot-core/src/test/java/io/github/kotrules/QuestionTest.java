package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Who may know what of the deck is in SecretProperties of kot-cards. */
class QuestionTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameSetup START = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
      .withMarket(Market.empty())
      .withFirst(Seat.TWO);
  private static final List<Action> ROLLED = List.of(Say.roll("112233"));

  @Test
  void has_the_view_and_the_options_of_the_asked_seat() {
    GameRecord record = GameRecord.of(GAME, START, ROLLED);
    Question question = Question.of(GAME, record);

    assertThat(question.decision()).isEqualTo(new ChooseReroll(Seat.TWO));
    assertThat(question.seat()).isEqualTo(Seat.TWO);
    assertThat(question.view()).isEqualTo(record.end().viewFor(Seat.TWO));
    assertThat(question.options()).isEqualTo(GAME.legalActions(record.end()));
    assertThat(question.position()).isEqualTo(START);
    assertThat(question.moves()).isEqualTo(ROLLED);
    assertThat(question).hasToString(question.decision() + " with 27 options");
  }

  @Test
  void of_a_state_alone_does_not_know_where_the_game_comes_from() {
    GameState state = GameRecord.of(GAME, START, ROLLED).end();
    Question question = Question.of(GAME, state);

    assertThat(question.view()).isEqualTo(state.viewFor(Seat.TWO));
    assertThat(question.options()).isEqualTo(GAME.legalActions(state));
    assertThatIllegalStateException()
        .isThrownBy(question::position)
        .withMessageContaining("make the question from a record");
    assertThatIllegalStateException().isThrownBy(question::moves);
    assertThatIllegalStateException().isThrownBy(question::forfeits);
  }

  @Test
  void of_a_view_has_its_options_and_no_history() {
    GameState state = GameRecord.of(GAME, START, ROLLED).end();
    Question question = Question.of(GAME, state.viewFor(Seat.TWO));

    assertThat(question.decision()).isEqualTo(state.pending());
    assertThat(question.view()).isEqualTo(state.viewFor(Seat.TWO));
    assertThat(question.options()).isEqualTo(GAME.legalActions(state));
    assertThatIllegalStateException().isThrownBy(question::position);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Question.of(GAME, state.viewFor(Seat.ONE)))
        .withMessage("seat 2 is asked, and this is the view of seat 1");
  }

  @Test
  void an_answer_that_is_not_legal_is_refused_with_those_that_are() {
    Notation notation = Notation.of(ImmutableMap.of("house", GAME));
    Question question = Question.of(GAME, GameRecord.of(GAME, START, ROLLED));

    assertThat(notation.write(question.decision())).isEqualTo("choose-reroll.2");
    assertThat(notation.writeOptions(question)).startsWith("resolve").hasSize(27);
    assertThat(notation.readMove(question, "2: resolve")).isEqualTo(new StopRolling());
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> notation.readMove(question, "yield"))
        .withMessageContaining(
            "\"yield\" is not legal here: the table waits for 2 reroll; legal moves are resolve, ");
  }

  @Test
  void names_the_players_who_have_left_since_its_position() {
    GameSetup start = GameSetup.of(
            Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID, Monster.MEKADRAGON)
        .withMarket(Market.empty())
        .withFirst(Seat.ONE);
    Session session = Session.of(GAME, start);
    session.push(Say.roll("112233"));
    session.forfeit(Seat.THREE);
    session.push(new StopRolling()); // the turn of seat 2, and seat 3 is out
    session.forfeit(Seat.FOUR);
    session.push(Say.roll("112233"));
    session.forfeit(Seat.ONE);
    Question question = session.question();

    assertThat(question.seat()).isEqualTo(Seat.TWO);
    assertThat(question.position().monster(Seat.THREE))
        .isEqualTo(MonsterSetup.out(Monster.ALIENOID));
    assertThat(question.moves()).containsExactly(Say.roll("112233"));
    assertThat(question.forfeits()).isEqualTo(ImmutableMap.of(Seat.FOUR, 0, Seat.ONE, 1));
    assertThat(Question.of(GAME, session.record()).forfeits()).isEqualTo(question.forfeits());
    Notation notation = Notation.of(ImmutableMap.of("house", GAME));
    GameRecord turn = session.record().lastTurn(GAME);
    assertThat(notation.write(question))
        .isEqualTo(notation.writeMoment(turn))
        .endsWith("/moves/forfeit.4/roll.112233/forfeit.1");
    assertThat(notation.readMoment(notation.write(question))).isEqualTo(turn);
  }

  @Test
  void needs_somebody_who_is_asked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Question.of(GAME, GAME.start(START)))
        .withMessageStartingWith("nobody is asked: the table waits for DiceChance");
  }

  @Test
  void of_a_play_tells_the_last_turn() {
    List<Question> asked = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(1);
    GameRecord game = Play.of(GAME, START)
        .choosers(List.of(asked(asked, random), asked(asked, random)))
        .random(random)
        .toEnd();

    int moves = 0;
    GameRecord soFar = GameRecord.of(GAME, START, List.of());
    for (Question question : asked) {
      while (!question.view().equals(soFar.end().viewFor(question.seat()))
          || !question.decision().equals(soFar.end().pending())) {
        soFar = GameRecord.of(GAME, START, game.actions().subList(0, ++moves));
      }
      GameRecord turn = soFar.lastTurn(GAME);
      assertThat(question.position()).isEqualTo(turn.start());
      assertThat(question.moves()).isEqualTo(turn.actions());
    }
    assertThat(asked).hasSizeGreaterThan(20);
  }

  private static Chooser asked(List<Question> asked, SplittableRandom random) {
    return question -> {
      asked.add(question);
      return question.options().get(random.nextInt(question.options().size()));
    };
  }

  @Test
  void a_card_that_is_not_named_cannot_come() {
    GameState dealing = GAME.start(Monster.GIGAZAUR, Monster.THE_KING);
    Reveal hidden = new Reveal(null);

    assertThat(dealing.pending()).isInstanceOf(DeckChance.class);
    assertThat(((DeckChance) dealing.pending()).probability(hidden)).isZero();
    assertThat(GAME.isLegal(dealing, hidden)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.next(dealing, hidden))
        .isInstanceOfSatisfying(
            IllegalActionException.class,
            refusal -> assertThat(refusal.reason())
                .isEqualTo(IllegalActionException.Reason.NOT_AN_OPTION));
  }
}
