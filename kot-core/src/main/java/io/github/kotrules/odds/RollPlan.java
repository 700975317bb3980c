package io.github.kotrules.odds;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.model.Dice;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The optimal strategy of rerolls for a value of final dice. Exact, computed once, immutable and thread-safe.
 *
 * <p>For the plan that is most likely to reach a goal, use the value {@code dice -> goal.test(dice) ? 1 : 0}; the expected
 * value is the probability of the goal.
 *
 * <pre>{@code
 * RollPlan plan = RollPlan.of(6, 2, dice -> dice.count(Face.SMASH)); // dice, rerolls, value
 * assert plan.best(Dice.parse("112EHS"), 2).equals(Dice.parse("112EH"));
 * assert plan.value(Dice.parse("SSSSSS"), 2) == 6;
 * double average = plan.expected(); // before the first roll
 * }</pre>
 */
public final class RollPlan {
  private final int size;
  private final int rerolls;
  private final double expected;

  /** By rerolls left, the value of each multiset of kept dice. To keep all dice is to stop. */
  private final double[][] worth;

  /** By rerolls left, the number of the best dice to keep of each multiset. */
  private final int[][] keep;

  private RollPlan(int size, int rerolls, ToDoubleFunction<? super Dice> value) {
    this.size = size;
    this.rerolls = rerolls;
    this.worth = new double[rerolls + 1][];
    this.keep = new int[rerolls + 1][];
    double[] table = new double[end()];
    for (int number = start(); number < end(); number++) {
      table[number] = value.applyAsDouble(Lattice.dice(number));
    }
    double[] stopping = Spread.level(size, table);
    for (int left = 0; left <= rerolls; left++) {
      if (left > 0) {
        Spread.average(size, table);
        System.arraycopy(stopping, 0, table, start(), stopping.length);
      }
      worth[left] = table;
      keep[left] = left == 0 ? Best.stopping(end()) : Best.of(table, size);
      table = played(left);
    }
    Spread.average(size, table);
    this.expected = table[0];
  }

  /** Computes the plan for a number of dice, a maximum number of rerolls after the first roll, and a value of final dice. */
  public static RollPlan of(int dice, int rerolls, ToDoubleFunction<? super Dice> value) {
    Lattice.checkSize(dice);
    checkArgument(rerolls >= 0, "the number of rerolls must be 0 or more, not %s", rerolls);
    return new RollPlan(dice, rerolls, value);
  }

  private int start() {
    return Lattice.start(size);
  }

  private int end() {
    return Lattice.start(size + 1);
  }

  /** The values of all dice on the table with {@code left} rerolls left: a new array, filled for this size only. */
  private double[] played(int left) {
    double[] played = new double[end()];
    for (int number = start(); number < end(); number++) {
      played[number] = worth[left][keep[left][number]];
    }
    return played;
  }

  /** The expected value before the first roll. */
  public double expected() {
    return expected;
  }

  /** Returns the expected value of dice on the table with {@code rerolls} rerolls left. */
  public double value(Dice dice, int rerolls) {
    int number = number(dice, rerolls);
    return worth[rerolls][keep[rerolls][number]];
  }

  /**
   * Returns the best dice to reroll; none to stop. Of equally good choices (to twelve digits) it is the one with the fewest
   * dice, and of those the first in the order in which dice are written.
   */
  public Dice best(Dice dice, int rerolls) {
    int number = number(dice, rerolls);
    return dice.minus(Lattice.dice(keep[rerolls][number]));
  }

  /** The expected value if these dice are rerolled now, or none to stop, and the best ones afterwards. */
  public double valueOfRerolling(Dice dice, Dice rolled, int rerolls) {
    int kept = kept(dice, rolled, rerolls);
    return worth[rerolls][kept];
  }

  /** The odds of the final dice if these are rerolled now, and the best ones afterwards. */
  public DiceOdds odds(Dice dice, Dice rolled, int rerolls) {
    double[] mass = new double[end()];
    mass[kept(dice, rolled, rerolls)] = 1;
    if (!rolled.isEmpty()) {
      Spread.upTo(size, mass);
      double[] stopped = new double[end()];
      for (int left = rerolls - 1; left > 0; left--) {
        mass = rollOn(mass, stopped, left);
      }
      for (int number = start(); number < end(); number++) {
        mass[number] += stopped[number];
      }
    }
    return DiceOdds.of(size, Spread.level(size, mass));
  }

  /** Rerolls once where that is best; moves the probability of dice that stop to {@code stopped}. */
  private double[] rollOn(double[] mass, double[] stopped, int left) {
    double[] rolled = new double[end()];
    for (int number = start(); number < end(); number++) {
      int kept = keep[left][number];
      (kept == number ? stopped : rolled)[kept] += mass[number];
    }
    Spread.upTo(size, rolled);
    return rolled;
  }

  /** The probability of the goal if these dice are rerolled now, and the best ones afterwards. */
  public double chance(Dice dice, Dice rolled, int rerolls, Predicate<? super Dice> goal) {
    return odds(dice, rolled, rerolls).chance(goal);
  }

  private int number(Dice dice, int left) {
    checkArgument(dice.size() == size, "the plan is for %s dice, not for %s", size, dice);
    checkArgument(
        left >= 0 && left <= rerolls, "the plan is for 0 to %s rerolls, not %s", rerolls, left);
    return Lattice.number(dice);
  }

  private int kept(Dice dice, Dice rolled, int left) {
    int number = number(dice, left);
    checkArgument(rolled.isEmpty() || left > 0, "no reroll is left for %s", rolled);
    return rolled.isEmpty() ? number : Lattice.number(dice.minus(rolled));
  }
}
