package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.solver.Position.City;
import io.github.kotrules.state.GameState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DuelTest {
  private static final Game FIRST = Game.of(RuleSet.firstEdition(), CardSet.none());
  private static final Game SECOND = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final Duel FIRST_SOLVED = Plans.of(FIRST).duel();
  private static final Duel SECOND_SOLVED = Plans.of(SECOND).duel();
  private static final double SAME = 1e-12;

  static ImmutableList<Game> editions() {
    return ImmutableList.of(FIRST, SECOND);
  }

  private static double value(Duel duel, Game game, Scene scene) {
    return duel.value(Position.of(scene.state(game)));
  }

  /** The largest difference between the values of the solver and of the library. */
  private static double difference(Game game, Duel duel, List<Scene> scenes, int each) {
    LibraryTurn library = new LibraryTurn(game, duel);
    double largest = 0;
    for (int i = 0; i < scenes.size(); i += each) {
      GameState state = scenes.get(i).state(game);
      double difference = Math.abs(duel.value(Position.of(state)) - library.value(state));
      largest = Math.max(largest, difference);
    }
    return largest;
  }

  @Test
  void the_first_player_has_the_better_chance() {
    assertThat(value(FIRST_SOLVED, FIRST, Scene.start(FIRST))).isCloseTo(.5367149, within(1e-7));
    assertThat(value(SECOND_SOLVED, SECOND, Scene.start(SECOND))).isCloseTo(.5434064, within(1e-7));
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("editions")
  void the_library_plays_the_solved_game(Game game) {
    List<Scene> scenes = Scene.all(game.rules());

    assertThat(scenes).hasSize(120_000);
    assertThat(difference(game, Plans.of(game).duel(), scenes, 499)).isLessThan(SAME);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_library_plays_a_small_game_as_it_is_solved_in_every_position(Game game) {
    RuleSet rules = game.rules()
        .withLife(3, 4)
        .withPointsToWin(6)
        .withDice(4)
        .withRolls(2)
        .withPointsForEntering(2)
        .withPointsInTokyo(1);
    Game small = game.withRules(rules);
    List<Scene> scenes = Scene.all(small.rules());

    assertThat(difference(small, Duel.solve(DuelRules.of(small)), scenes, 1)).isLessThan(SAME);
  }

  @Test
  void the_comparison_finds_a_game_with_another_rule() {
    List<Scene> start = ImmutableList.of(Scene.start(FIRST));

    assertThat(difference(FIRST, SECOND_SOLVED, start, 1)).isGreaterThan(1e-4);
  }

  @Test
  void the_editions_differ_only_while_city_is_empty() {
    for (Scene scene : Scene.all(RuleSet.secondEdition())) {
      if (scene.city() != 0) {
        assertThat(value(FIRST_SOLVED, FIRST, scene))
            .isEqualTo(value(SECOND_SOLVED, SECOND, scene));
      }
    }
  }

  @Test
  void more_life_and_more_points_are_never_worse() {
    for (City city : City.values()) {
      for (int life = 1; life < 10; life++) {
        for (int points = 2; points < 19; points++) {
          for (int otherLife = 1; otherLife < 10; otherLife += 2) {
            for (int otherPoints = 0; otherPoints < 19; otherPoints += 3) {
              double value =
                  SECOND_SOLVED.value(new Position(life, points, otherLife, otherPoints, city));
              assertThat(value)
                  .isBetween(0.0, 1.0)
                  .isLessThanOrEqualTo(SECOND_SOLVED.value(
                          new Position(life + 1, points, otherLife, otherPoints, city))
                      + SAME)
                  .isLessThanOrEqualTo(SECOND_SOLVED.value(
                          new Position(life, points + 1, otherLife, otherPoints, city))
                      + SAME)
                  .isGreaterThanOrEqualTo(SECOND_SOLVED.value(
                          new Position(life, points, otherLife + 1, otherPoints, city))
                      - SAME)
                  .isGreaterThanOrEqualTo(SECOND_SOLVED.value(
                          new Position(life, points, otherLife, otherPoints + 1, city))
                      - SAME);
            }
          }
        }
      }
    }
  }

  @Tag("deep")
  @Test
  void a_fixed_rule_for_leaving_tokyo_costs_something_and_the_best_reply_gains_it() {
    DuelRules rules = DuelRules.of(SECOND);
    Position start = Position.of(Scene.start(SECOND).state(SECOND));
    double best = SECOND_SOLVED.value(start);
    for (YieldRule rule : List.of(YieldRule.NEVER, YieldRule.atLife(5), YieldRule.ALWAYS)) {
      Duel fixed = Duel.solve(rules, rule, YieldRule.BEST);
      Duel swapped = Duel.solve(rules, YieldRule.BEST, rule);

      assertThat(fixed.value(0, start)).isLessThan(best - .05);
      assertThat(fixed.value(1, start)).isGreaterThan(best + .05);
      assertThat(swapped.value(1, start)).isEqualTo(fixed.value(0, start));
    }
  }

  @Test
  void says_why_a_game_is_not_solved() {
    assertThatThrownBy(() -> DuelRules.of(KingOfTokyo.secondEdition()))
        .hasMessage("only the game without cards is solved; this one has 64 different cards");
    assertThatThrownBy(
            () -> DuelRules.of(SECOND.withRules(SECOND.rules().withWayToWin(WayToWin.ONLY_POINTS))))
        .hasMessageContaining("only the printed ways to win");
    assertThatThrownBy(
            () -> DuelRules.of(SECOND.withRules(SECOND.rules().withPointsForEntering(0))))
        .hasMessageContaining("go round in circles");
    assertThatThrownBy(() -> DuelRules.of(SECOND.withRules(SECOND.rules().withDice(9))))
        .hasMessageContaining("too large");
  }
}
