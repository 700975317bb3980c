package io.github.kotrules.odds;

import io.github.kotrules.model.Dice;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * What some dice may show in the end: the exact distribution over multisets of faces. Immutable.
 *
 * <pre>{@code
 * DiceOdds odds = DiceOdds.after(Dice.parse("HH"), 4); // two hearts are kept, four dice are rolled
 * double third = odds.chance(dice -> dice.count(Face.HEART) >= 3);
 * assert Math.abs(third - (1 - Math.pow(5 / 6.0, 4))) < 1e-12;
 * double average = odds.expected(dice -> dice.count(Face.HEART));
 * }</pre>
 */
public final class DiceOdds {
  /** The maximum number of dice. The base game has at most nine. */
  public static final int MAX_DICE = Lattice.MAX_DICE;

  private final int size;
  private final double[] probabilities;

  private DiceOdds(int size, double[] probabilities) {
    this.size = size;
    this.probabilities = probabilities;
  }

  /** The probabilities are those of the multisets of this size, in their order; they must not change any more. */
  static DiceOdds of(int size, double[] probabilities) {
    return new DiceOdds(size, probabilities);
  }

  /** Returns the odds when {@code kept} stay and {@code rolled} other dice are rolled once. */
  public static DiceOdds after(Dice kept, int rolled) {
    Lattice.checkSize(rolled);
    int size = kept.size() + rolled;
    Lattice.checkSize(size);
    double[] mass = new double[Lattice.start(size + 1)];
    mass[Lattice.number(kept)] = 1;
    Spread.upTo(size, mass);
    return new DiceOdds(size, Spread.level(size, mass));
  }

  /** How many dice there are. */
  public int size() {
    return size;
  }

  /** How likely exactly these dice are: 0 for what cannot be. */
  public double probability(Dice dice) {
    return dice.size() == size ? probabilities[Lattice.number(dice) - Lattice.start(size)] : 0;
  }

  /** How likely dice are that reach this goal. */
  public double chance(Predicate<? super Dice> goal) {
    double chance = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0 && goal.test(dice(i))) {
        chance += probabilities[i];
      }
    }
    return chance;
  }

  /** What the dice are worth on average. */
  public double expected(ToDoubleFunction<? super Dice> value) {
    double expected = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        expected += probabilities[i] * value.applyAsDouble(dice(i));
      }
    }
    return expected;
  }

  /** Shows all dice that are possible, always in the same order. */
  public void forEach(Outcome outcome) {
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        outcome.see(dice(i), probabilities[i]);
      }
    }
  }

  private Dice dice(int i) {
    return Lattice.dice(Lattice.start(size) + i);
  }

  /** Is shown what the dice may be. */
  @FunctionalInterface
  public interface Outcome {
    /** These dice may be, with this probability, which is more than 0. */
    void see(Dice dice, double probability);
  }
}
