package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.Playout;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time limit is for rules that are broken: then turn follows turn without end. */
@Tag("W-6")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class StandstillTest {
  private static final Game FIRST = Game.of(RuleSet.firstEdition(), CardSet.none());
  private static final Game SECOND = Game.of(RuleSet.secondEdition(), CardSet.none());

  /** All Monsters have as many shrink tokens as dice. */
  private static Given withoutDice(Game game, int seats) {
    Given table = Scenario.of(game, seats);
    for (int i = 0; i < seats; i++) {
      table.shrink(Seat.at(i), 6);
    }
    return table;
  }

  @Test
  void everyone_loses_when_nobody_can_ever_roll_again() {
    Scenario.of(FIRST, 3)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .shrink(THREE, 7)
        .turnOf(TWO)
        .expectOver();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void everyone_loses_whoever_begins_and_however_many_they_are(int seats) {
    for (int i = 0; i < seats; i++) {
      withoutDice(FIRST, seats).turnOf(Seat.at(i)).expectOver();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void everyone_loses_also_where_some_are_out_already(int seats) {
    withoutDice(FIRST, seats).out(TWO).turnOf(ONE).expectOver();
    withoutDice(FIRST, seats).out(ONE).out(FOUR).turnOf(TWO).expectOver();
  }

  @Test
  void everyone_loses_with_four_of_six_left() {
    withoutDice(FIRST, 6).out(THREE).out(SIX).turnOf(FIVE).expectOver();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  @Tag("W-3")
  void everyone_loses_also_where_victory_is_checked_at_the_end_of_the_round(int seats) {
    Game byRound =
        FIRST.withRules(RuleSet.firstEdition().withVictoryCheck(VictoryCheck.END_OF_ROUND));
    withoutDice(byRound, seats).turnOf(TWO).expectOver();
  }

  @Test
  void the_game_goes_on_while_one_monster_has_a_die() {
    Scenario.of(FIRST, 3)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .shrink(THREE, 5)
        .turnOf(ONE)
        .expectTurnOf(THREE)
        .expectDice(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void the_game_continues_while_any_of_many_monsters_has_a_die(int seats) {
    for (int i = 0; i < seats; i++) {
      Seat able = Seat.at(i);
      withoutDice(FIRST, seats)
          .shrink(able, 5)
          .turnOf(able.next(seats))
          .expectTurnOf(able)
          .expectDice(1);
    }
  }

  /** Round after round nothing changes, but each time somebody has rolled. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void the_game_continues_however_often_one_monster_rolls_for_nothing(int seats) {
    Scenario scenario = withoutDice(FIRST, seats).shrink(ONE, 5).turnOf(ONE);
    for (int round = 0; round < 20; round++) {
      scenario.finalDice("1").expectTurnOf(ONE).expectDice(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void a_playout_continues_however_often_one_monster_rolls_for_nothing(int seats) {
    Playout playout =
        FIRST.playout(withoutDice(FIRST, seats).shrink(ONE, 5).turnOf(ONE).state());
    for (int round = 0; round < 20; round++) {
      playout.next(new Roll(Dice.parse("1")));
      playout.next(STOP);
      assertThat(playout.isOver()).isFalse();
      assertThat(playout.table().activeSeat()).isEqualTo(ONE);
    }
  }

  /** The last Monster with a die dies of poison. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void turns_go_round_before_the_game_is_over_but_not_for_long(int seats) {
    Scenario scenario = withoutDice(FIRST, seats)
        .shrink(ONE, 5)
        .life(ONE, 1)
        .poison(ONE, 1)
        .turnOf(ONE)
        .finalDice("1")
        .expectPlace(ONE, NOWHERE)
        .expectOver();
    List<Event> started =
        scenario.events().stream().filter(TurnStarted.class::isInstance).toList();
    int living = seats - 1;

    assertThat(started).hasSizeBetween(living, 10 * living);
    for (int i = 0; i < started.size(); i++) {
      assertThat(started.get(i)).isEqualTo(new TurnStarted(Seat.at(1 + i % living)));
    }
  }

  @Test
  void a_monster_that_still_scores_in_tokyo_wins_in_the_end() {
    Scenario.of(FIRST, 2)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .inCity(ONE)
        .turnOf(TWO)
        .expectPoints(ONE, 20)
        .expectOver(ONE);
  }

  /** It takes ten rounds in which nobody else does anything. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void a_monster_that_still_scores_in_tokyo_wins_against_many(int seats) {
    withoutDice(FIRST, seats).inCity(THREE).turnOf(ONE).expectPoints(THREE, 20).expectOver(THREE);
  }

  @Test
  void who_must_enter_without_an_attack_wins_in_the_end() {
    Scenario.of(SECOND, 2)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .turnOf(TWO)
        .expectPoints(TWO, 20)
        .expectOver(TWO);
  }

  /** The first enters City, the second, where there is room, Bay: the first is also the first to have 20 points. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void who_must_enter_without_an_attack_wins_against_many(int seats) {
    withoutDice(SECOND, seats).turnOf(TWO).expectPoints(TWO, 20).expectOver(TWO);
  }

  /** The poisoned Monster loses its life one by one, and only then does nothing change any more. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void poison_kills_before_everyone_else_loses(int seats) {
    withoutDice(FIRST, seats)
        .poison(TWO, 1)
        .turnOf(ONE)
        .expectPlace(TWO, NOWHERE)
        .expectLife(ONE, 10)
        .expectOver();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void the_only_monster_without_poison_wins_in_the_end(int seats) {
    Given table = withoutDice(FIRST, seats);
    for (int i = 1; i < seats; i++) {
      table.poison(Seat.at(i), 1).life(Seat.at(i), 11 - i);
    }
    table.turnOf(TWO).expectLife(ONE, 10).expectOver(ONE);
  }
}
