package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("W-6")
class StandstillTest {
  private static final Game FIRST = Game.of(RuleSet.firstEdition(), CardSet.none());
  private static final Game SECOND = Game.of(RuleSet.secondEdition(), CardSet.none());

  @Test
  void everyone_loses_when_nobody_can_ever_roll_again() {
    Scenario.of(FIRST, 3)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .shrink(THREE, 7)
        .turnOf(TWO)
        .expectOver();
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

  @Test
  void who_must_enter_without_an_attack_wins_in_the_end() {
    Scenario.of(SECOND, 2)
        .shrink(ONE, 6)
        .shrink(TWO, 6)
        .turnOf(TWO)
        .expectPoints(TWO, 20)
        .expectOver(TWO);
  }
}
