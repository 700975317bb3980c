package io.github.kotrules.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RollPlanTest {
  private static final double EXACT = 1e-12;

  @ParameterizedTest
  @CsvSource({"1,0", "1,1", "1,5", "2,2", "2,4", "3,1", "3,2", "4,1"})
  void is_the_best_of_all_ways_to_lift_dice(int dice, int rerolls) {
    BruteForce brute = new BruteForce(RollPlanTest::someValue);
    RollPlan plan = RollPlan.of(dice, rerolls, RollPlanTest::someValue);

    assertThat(plan.expected()).isCloseTo(brute.average(Dice.none(), dice, rerolls), within(EXACT));
    DiceOdds.after(Dice.none(), dice).forEach((fallen, probability) -> {
      for (int left = 0; left <= rerolls; left++) {
        assertThat(plan.value(fallen, left)).isCloseTo(brute.value(fallen, left), within(EXACT));
      }
    });
  }

  /** Jumps about, so that nothing is right by luck. */
  private static double someValue(Dice dice) {
    return Math.floorMod(dice.hashCode(), 1009) / 100.0;
  }

  @Test
  void keeps_what_is_wanted() {
    RollPlan smashes = RollPlan.of(6, 2, dice -> dice.count(Face.SMASH));

    assertThat(smashes.best(Dice.parse("112EHS"), 2)).isEqualTo(Dice.parse("112EH"));
    assertThat(smashes.best(Dice.parse("SSSSSS"), 2)).isEqualTo(Dice.none());
    assertThat(smashes.best(Dice.parse("112EHS"), 0)).isEqualTo(Dice.none());
    assertThat(smashes.expected()).isCloseTo(6 * (1 - 125 / 216.0), within(EXACT));
  }

  @Test
  void stops_when_more_rolls_change_nothing() {
    RollPlan plan = RollPlan.of(3, 3, dice -> 7);

    assertThat(plan.best(Dice.parse("12E"), 3)).isEqualTo(Dice.none());
    assertThat(plan.expected()).isCloseTo(7, within(EXACT));
  }

  @Test
  void never_stops_only_to_wait_for_a_later_reroll() {
    RollPlan plan = RollPlan.of(1, 2, dice -> dice.contains(Face.ONE) ? 0 : 1);

    assertThat(plan.best(Dice.parse("1"), 2)).isEqualTo(Dice.parse("1"));
    assertThat(plan.valueOfRerolling(Dice.parse("1"), Dice.none(), 2)).isZero();
    assertThat(plan.valueOfRerolling(Dice.parse("1"), Dice.parse("1"), 2))
        .isCloseTo(35 / 36.0, within(EXACT));
  }

  @Test
  void lifts_as_few_dice_as_it_can_and_the_first_written_of_those() {
    RollPlan oneHeart = RollPlan.of(3, 1, dice -> Math.min(1, dice.count(Face.HEART)));
    assertThat(oneHeart.best(Dice.parse("13H"), 1)).isEqualTo(Dice.none());

    RollPlan pair = RollPlan.of(2, 1, dice -> dice.subsets() == 3 ? 1 : 0);
    assertThat(pair.best(Dice.parse("2S"), 1)).isEqualTo(Dice.parse("2"));
  }

  @Test
  void tells_the_odds_of_a_choice() {
    RollPlan hearts = RollPlan.of(2, 2, dice -> dice.count(Face.HEART));
    Dice dice = Dice.parse("1H");

    DiceOdds odds = hearts.odds(dice, Dice.parse("1"), 2);

    assertThat(odds.probability(Dice.parse("HH"))).isCloseTo(11 / 36.0, within(EXACT));
    assertThat(odds.expected(d -> d.count(Face.HEART)))
        .isCloseTo(hearts.valueOfRerolling(dice, Dice.parse("1"), 2), within(EXACT));
    assertThat(hearts.odds(dice, Dice.none(), 2).probability(dice)).isEqualTo(1);
    assertThat(hearts.chance(dice, Dice.parse("1"), 1, d -> d.count(Face.HEART) == 2))
        .isCloseTo(1 / 6.0, within(EXACT));
  }

  @Test
  void is_worth_the_chance_of_a_goal_if_the_goal_is_all_that_counts() {
    RollPlan plan = RollPlan.of(3, 2, dice -> dice.count(Face.THREE) == 3 ? 1 : 0);
    double oneDie = 91 / 216.0;

    assertThat(plan.expected()).isCloseTo(oneDie * oneDie * oneDie, within(EXACT));
  }

  @Test
  void refuses_what_it_was_not_made_for() {
    RollPlan plan = RollPlan.of(2, 1, Dice::size);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan.value(Dice.parse("1"), 1))
        .withMessage("the plan is for 2 dice, not for 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan.best(Dice.parse("12"), 2))
        .withMessage("the plan is for 0 to 1 rerolls, not 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan.valueOfRerolling(Dice.parse("12"), Dice.parse("1"), 0))
        .withMessage("no reroll is left for 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> plan.odds(Dice.parse("12"), Dice.parse("3"), 1))
        .withMessage("no 3 in 12");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RollPlan.of(13, 2, Dice::size))
        .withMessage("odds are for 0 to 12 dice, not 13");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RollPlan.of(6, -1, Dice::size))
        .withMessage("the number of rerolls must be 0 or more, not -1");
  }
}
