package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Play;
import io.github.kotrules.Session;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.CardSetCheck;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.Scenario;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers of the house. What each of them does is a scenario file of the conformance suite. */
@Tag("S-9")
class HouseNumbersTest {
  private static final int STEPS = 400;

  private static Game house(Edition edition, UnaryOperator<RuleSet> change) {
    return edition.fullGame().withRules(change.apply(edition.rules()));
  }

  @InBothEditions
  void every_way_to_start_a_new_game_gives_the_starting_life(Edition edition) {
    Game game = house(edition, rules -> rules.withLife(7, 9));
    Monster[] monsters = {Monster.GIGAZAUR, Monster.THE_KING};
    GameState start = game.start(monsters);

    assertThat(start.life(ONE)).isEqualTo(7);
    assertThat(start.maxLife(ONE)).isEqualTo(9);
    assertThat(start.life(TWO)).isEqualTo(7);
    assertThat(game.start(game.setup(monsters))).isEqualTo(start);
    assertThat(Session.of(game, monsters).state()).isEqualTo(start);
    Chooser first = question -> question.options().get(0);
    assertThat(Play.of(game, monsters)
            .choosers(List.of(first, first))
            .random(new Random(1))
            .toEnd()
            .start())
        .isEqualTo(game.setup(monsters));
  }

  private static List<String> faults(Game game, GameSetup setup) {
    return catchThrowableOfType(IllegalSetupException.class, () -> {
          GameState unused = game.start(setup);
        })
        .faults()
        .stream()
        .map(Object::toString)
        .toList();
  }

  @InBothEditions
  void a_position_is_checked_by_the_numbers_of_the_house(Edition edition) {
    Game game = house(edition, rules -> rules.withLife(8, 8).withPointsToWin(15));
    GameSetup printed = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING);
    GameSetup fitting = game.setup(Monster.GIGAZAUR, Monster.THE_KING);

    assertThat(faults(game, printed))
        .containsExactly("seat 1 has 10 life: 1 to 8", "seat 2 has 10 life: 1 to 8");
    assertThat(faults(game, fitting.with(ONE, fitting.monster(ONE).withPoints(16))))
        .containsExactly("seat 1 has 16 points: 0 to 15");
    assertThat(
            game.start(fitting.with(ONE, fitting.monster(ONE).withPoints(15))).points(ONE))
        .isEqualTo(15);
  }

  /** A table holds all that the rules allow, and the laws hold there. */
  @InBothEditions
  void games_are_lawful_with_the_smallest_and_the_largest_numbers(Edition edition) {
    for (WayToWin way : WayToWin.values()) {
      Game smallest = house(
          edition,
          rules -> rules
              .withWayToWin(way)
              .withLife(1, 1)
              .withPointsToWin(1)
              .withRolls(1)
              .withDice(1)
              .withSweepPrice(1)
              .withPointsForEntering(0)
              .withPointsInTokyo(0));
      Game largest = house(
          edition,
          rules -> rules
              .withWayToWin(way)
              .withLife(Table.MAX_LIFE, Table.MAX_LIFE)
              .withPointsToWin(63)
              .withRolls(63)
              .withDice(Dice.MAX_PER_FACE)
              .withSweepPrice(63)
              .withPointsForEntering(63)
              .withPointsInTokyo(63));
      for (int players = 2; players <= 6; players++) {
        checkSteps(smallest, players);
        checkSteps(largest, players);
      }
    }
  }

  private static void checkSteps(Game game, int players) {
    RandomPlay play = new RandomPlay(game, players);
    GameState state = play.newTable(players);
    for (int i = 0; i < STEPS && !state.isOver(); i++) {
      var action = play.choose(state);
      var transition = game.apply(state, action);
      Laws.checkStep(game, state, action, transition);
      state = transition.state();
    }
  }

  @InBothEditions
  void card_sets_can_be_checked_with_low_numbers(Edition edition) {
    Game game = house(edition, rules -> rules.withLife(2, 3).withPointsToWin(4));

    CardSetCheck.of(game).onlyPairsWith("trinket").randomGames(5).run();
  }

  @InBothEditions
  @Tag("W-5")
  void several_with_the_points_of_the_house_share_the_victory(Edition edition) {
    Scenario.of(house(edition, rules -> rules.withPointsToWin(12)), 3)
        .inCity(THREE)
        .points(ONE, 11)
        .points(TWO, 12)
        .turnOf(ONE)
        .finalDice("111223")
        .expectOver(ONE, TWO);
  }

  @InBothEditions
  @Tag("W-6")
  void without_a_die_for_anybody_the_game_stands_still(Edition edition) {
    Scenario.of(house(edition, rules -> rules.withDice(2).withPointsInTokyo(0)), 2)
        .shrink(ONE, 2)
        .shrink(TWO, 3)
        .inCity(ONE)
        .turnOf(ONE)
        .expectOver();
  }

  @Nested
  @Tag("W-8")
  class Where_only_points_win {
    private Game game(Edition edition) {
      return house(edition, rules -> rules.withWayToWin(WayToWin.ONLY_POINTS));
    }

    @Test
    void the_last_alive_may_still_buy_its_points_in_the_second_edition() {
      Scenario.of(game(SECOND), 2)
          .inCity(TWO)
          .life(TWO, 1)
          .energy(ONE, 1)
          .market("charm")
          .turnOf(ONE)
          .finalDice("11223S")
          .expectPlace(TWO, NOWHERE)
          .expectAsked(ONE, ChoosePurchase.class);
    }

    @InBothEditions
    void the_last_alive_wins_with_the_points(Edition edition) {
      Scenario.of(game(edition), 2)
          .inCity(TWO)
          .life(TWO, 1)
          .points(ONE, 20)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectOver(ONE);
    }

    @Test
    void the_points_of_the_dead_do_not_win() {
      Scenario.of(game(FIRST), 2)
          .inCity(TWO)
          .life(TWO, 1)
          .points(TWO, 20)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectOver();
    }

    @Test
    @Tag("W-3")
    void the_end_of_the_round_is_waited_for() {
      Game game = house(
          SECOND,
          rules ->
              rules.withWayToWin(WayToWin.ONLY_POINTS).withVictoryCheck(VictoryCheck.END_OF_ROUND));
      Scenario.of(game, 2)
          .inCity(TWO)
          .life(TWO, 1)
          .points(ONE, 18)
          .turnOf(ONE)
          .finalDice("11223S")
          .expectPoints(ONE, 19)
          .expectOver();
    }
  }

  @Nested
  @Tag("W-8")
  class Where_only_the_last_alive_wins {
    private Game game(Edition edition) {
      return house(edition, rules -> rules.withWayToWin(WayToWin.ONLY_LAST_ALIVE));
    }

    @InBothEditions
    void everybody_may_have_all_points(Edition edition) {
      Scenario.of(game(edition), 2)
          .inCity(TWO)
          .points(ONE, 20)
          .points(TWO, 20)
          .turnOf(ONE)
          .finalDice("112233")
          .expectTurnOf(TWO)
          .finalDice("112333")
          .expectPoints(TWO, 20)
          .expectTurnOf(ONE);
    }

    @InBothEditions
    @Tag("W-4")
    void nobody_has_won_if_nobody_is_alive(Edition edition) {
      Scenario.of(game(edition), 2)
          .inCity(TWO)
          .life(TWO, 1)
          .poison(ONE, 1)
          .life(ONE, 1)
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, NOWHERE)
          .expectOver(TWO);
    }
  }
}
