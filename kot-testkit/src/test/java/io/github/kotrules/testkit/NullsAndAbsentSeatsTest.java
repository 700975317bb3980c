package io.github.kotrules.testkit;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.testkit.assertj.KotAssertions.assertThat;
import static io.github.kotrules.testkit.cards.HouseCards.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Token;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.jqwik.KotArbitraries;
import io.github.kotrules.testkit.jqwik.Move;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings({"NullAway", "ResultOfMethodCallIgnored", "CheckReturnValue"
}) // what careless callers do
class NullsAndAbsentSeatsTest {
  private static final Notation NOTATION = Notation.of(ImmutableMap.of("house", GAME));
  private static final Scenario SCENARIO = Scenario.of(GAME, 3).turnOf(ONE).roll("112233");
  private static final GameState STATE = SCENARIO.state();
  private static final GameSetup SETUP = SCENARIO.record().start();
  private static final Action STOP = new StopRolling();
  private static final Transition STEP = GAME.apply(STATE, STOP);

  /** By the parameter that is null. */
  private static final ImmutableListMultimap<String, ThrowingCallable> NULLS =
      ImmutableListMultimap.<String, ThrowingCallable>builder()
          .put("game", () -> Scenario.of(null, 3))
          .put("game", () -> Scenario.from(null, SETUP))
          .put("start", () -> Scenario.from(GAME, (GameSetup) null))
          .put("game", () -> Scenario.from(null, SCENARIO.record()))
          .put("begun", () -> Scenario.from(GAME, (GameRecord) null))
          .put("rolls", () -> SCENARIO.dice((String[]) null))
          .put("cards", () -> SCENARIO.reveals((String[]) null))
          .put("dice", () -> SCENARIO.roll(null))
          .put("card", () -> SCENARIO.reveal(null))
          .put("groups", () -> SCENARIO.resolve(null))
          .put("seat", () -> SCENARIO.act(null, STOP))
          .put("action", () -> SCENARIO.act(ONE, null))
          .put("dice", () -> SCENARIO.expectDiceOnTable(null))
          .put("cards", () -> SCENARIO.expectDiscardPile((String[]) null))
          .put("game", () -> new RandomPlay(null, 1))
          .put("state", () -> new RandomPlay(GAME, 1).choose(null))
          .put("start", () -> new RandomPlay(GAME, 1).toEnd(null, (before, action, step) -> {}))
          .put("watcher", () -> new RandomPlay(GAME, 1).toEnd(STATE, null))
          .put("game", () -> CardSetCheck.of(null))
          .put("game", () -> CardSetCheck.of(null, GAME))
          .put("other", () -> CardSetCheck.of(GAME, null))
          .put("cards", () -> CardSetCheck.of(GAME).onlyPairsWith((String[]) null))
          .put("card", () -> CardSetCheck.of(GAME).counters(null, 1))
          .put("name", () -> ScenarioFile.of(null, "", NOTATION))
          .put("text", () -> ScenarioFile.of("a.kot", null, NOTATION))
          .put("notation", () -> ScenarioFile.of("a.kot", "", null))
          .put("file", () -> ScenarioFile.read(null, NOTATION))
          .put("notation", () -> ConformanceSuite.of(null))
          .put("name", () -> new ConformanceSuite.CountedPosition(null, STATE, 1, 1))
          .put("state", () -> new ConformanceSuite.CountedPosition("a", null, 1, 1))
          .put("game", () -> TreeCount.of(null, STATE, 0))
          .put("state", () -> TreeCount.of(GAME, null, 0))
          .put("game", () -> Laws.checkStep(null, STATE, STOP, STEP))
          .put("before", () -> Laws.checkStep(GAME, null, STOP, STEP))
          .put("action", () -> Laws.checkStep(GAME, STATE, null, STEP))
          .put("transition", () -> Laws.checkStep(GAME, STATE, STOP, null))
          .put("state", () -> Laws.checkState(null))
          .put("rolls", () -> FixedDice.of((String[]) null))
          .put("ids", () -> FixedDice.of().reveals((String[]) null))
          .put("chance", () -> FixedDice.of().outcome(STATE, null))
          .put("game", () -> KotArbitraries.states(null))
          .put("game", () -> KotArbitraries.states(null, 3, 10))
          .put("game", () -> KotArbitraries.moves(null))
          .put("game", () -> KotArbitraries.records(null))
          .put("game", () -> KotArbitraries.records(null, 3))
          .put("game", () -> new Move(null, STATE, STOP))
          .put("state", () -> new Move(GAME, null, STOP))
          .put("action", () -> new Move(GAME, STATE, null))
          .build();

  @Test
  void a_null_is_refused_with_the_name_of_the_parameter() {
    NULLS.forEach((parameter, call) -> assertThatNullPointerException()
        .as(parameter)
        .isThrownBy(call)
        .satisfies(refusal -> assertThat(refusal.getMessage())
            .matches("(.* because \")?" + parameter + "(\" is null)?")));
  }

  @Test
  void a_seat_that_is_not_at_the_table_is_refused() {
    Given given = Scenario.of(GAME, 3);
    for (ThrowingCallable call : List.<ThrowingCallable>of(
        () -> given.life(SIX, 1),
        () -> given.points(SIX, 1),
        () -> given.energy(SIX, 1),
        () -> given.inCity(SIX),
        () -> given.inBay(SIX),
        () -> given.poison(SIX, 1),
        () -> given.shrink(SIX, 1),
        () -> given.out(SIX),
        () -> given.cards(SIX),
        () -> given.turnOf(SIX),
        () -> SCENARIO.act(SIX, STOP),
        () -> SCENARIO.endsAsking(SIX, ChooseReroll.class),
        () -> SCENARIO.expectLife(SIX, 1),
        () -> SCENARIO.expectMaxLife(SIX, 1),
        () -> SCENARIO.expectPoints(SIX, 1),
        () -> SCENARIO.expectEnergy(SIX, 1),
        () -> SCENARIO.expectTokens(SIX, Token.POISON, 1),
        () -> SCENARIO.expectPlace(SIX, Place.NOWHERE),
        () -> SCENARIO.expectCards(SIX),
        () -> SCENARIO.expectTurnOf(SIX),
        () -> SCENARIO.expectAsked(SIX, ChooseReroll.class),
        () -> SCENARIO.expectOver(SIX),
        () -> assertThat(STATE).seat(SIX),
        () -> assertThat(STATE).seat(ONE).seat(SIX))) {
      assertThatIllegalArgumentException()
          .isThrownBy(call)
          .withMessage("no seat 6 at a table of 3");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 7})
  void a_table_has_two_to_six_players(int players) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Scenario.of(GAME, players))
        .withMessage(players + " players: a table of this edition has 2 to 6");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RandomPlay(GAME, 1).newTable(players))
        .withMessage(players + " players: a table of this edition has 2 to 6");
  }
}
