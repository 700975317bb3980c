package io.github.kotrules.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.TestRun;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(TestRun.class)
class RollPlanProperties {
  private static final double EXACT = 1e-9;

  /** A value for every multiset, and for every seed another. */
  private static double value(long seed, Dice dice) {
    return new SplittableRandom(seed * 31 + dice.hashCode()).nextDouble(-5, 20);
  }

  private static Dice someDice(long seed, int count) {
    return Dice.random(count, new SplittableRandom(seed));
  }

  @Property(tries = 60)
  void is_what_brute_force_says(
      @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 3) int count,
      @ForAll @IntRange(max = 2) int rerolls) {
    BruteForce brute = new BruteForce(dice -> value(seed, dice));
    Dice dice = someDice(seed, count);

    assertThat(RollPlan.of(count, rerolls, d -> value(seed, d)).value(dice, rerolls))
        .isCloseTo(brute.value(dice, rerolls), within(EXACT));
  }

  @Property(tries = 60)
  void is_worth_the_best_choice_and_no_choice_is_worth_more(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int count,
      @ForAll @IntRange(min = 1, max = 4) int rerolls) {
    RollPlan plan = RollPlan.of(count, rerolls, d -> value(seed, d));
    Dice dice = someDice(seed, count);
    double best = plan.value(dice, rerolls);

    assertThat(plan.valueOfRerolling(dice, plan.best(dice, rerolls), rerolls)).isEqualTo(best);
    for (int i = 0; i < dice.subsets(); i++) {
      assertThat(plan.valueOfRerolling(dice, dice.subset(i), rerolls))
          .isLessThanOrEqualTo(best + EXACT);
    }
    assertThat(best).isGreaterThanOrEqualTo(plan.value(dice, rerolls - 1) - EXACT);
  }

  @Property(tries = 60)
  void has_odds_whose_average_is_its_worth(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 8) int count,
      @ForAll @IntRange(min = 1, max = 4) int rerolls) {
    RollPlan plan = RollPlan.of(count, rerolls, d -> value(seed, d));
    Dice dice = someDice(seed, count);
    for (int i = 0; i < dice.subsets(); i++) {
      Dice rolled = dice.subset(i);
      DiceOdds odds = plan.odds(dice, rolled, rerolls);

      assertThat(odds.chance(any -> true)).isCloseTo(1, within(EXACT));
      assertThat(odds.expected(d -> value(seed, d)))
          .isCloseTo(plan.valueOfRerolling(dice, rolled, rerolls), within(EXACT));
    }
  }

  @Property(tries = 20)
  void with_one_reroll_is_the_average_over_what_may_fall(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int count) {
    RollPlan plan = RollPlan.of(count, 1, d -> value(seed, d));
    Dice dice = someDice(seed, count);
    for (int i = 1; i < dice.subsets(); i++) {
      Dice rolled = dice.subset(i);
      DiceOdds odds = DiceOdds.after(dice.minus(rolled), rolled.size());

      assertThat(odds.expected(d -> value(seed, d)))
          .isCloseTo(plan.valueOfRerolling(dice, rolled, 1), within(EXACT));
    }
  }

  @Property(tries = 3)
  void agrees_with_rolling_many_times(@ForAll long seed) {
    int count = 6;
    int games = 40_000;
    RollPlan plan = RollPlan.of(count, 2, RollPlanProperties::points);
    SplittableRandom random = new SplittableRandom(seed);
    double sum = 0;
    for (int game = 0; game < games; game++) {
      Dice dice = Dice.random(count, random);
      for (int left = 2; left > 0; left--) {
        Dice again = plan.best(dice, left);
        dice = dice.minus(again).plus(Dice.random(again.size(), random));
      }
      sum += points(dice);
    }

    assertThat(sum / games).isCloseTo(plan.expected(), within(0.05));
  }

  private static double points(Dice dice) {
    double points = dice.count(Face.SMASH) / 2.0;
    for (int number = 1; number <= 3; number++) {
      int shown = dice.count(Face.at(number - 1));
      points += shown >= 3 ? number + shown - 3 : 0;
    }
    return points;
  }
}
