package io.github.kotrules.odds;

import io.github.kotrules.model.Dice;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The exact probability distribution of final dice, over multisets of faces. Immutable.
 *
 * <pre>{@code
 * DiceOdds odds = DiceOdds.after(Dice.parse("HH"), 4); // keep two hearts, roll four dice
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

  /** Wraps the probabilities of the multisets of this size, in order. The caller must not change the array afterwards. */
  static DiceOdds of(int size, double[] probabilities) {
    return new DiceOdds(size, probabilities);
  }

  /** Returns the odds when {@code kept} are kept and {@code rolled} other dice are rolled once. */
  public static DiceOdds after(Dice kept, int rolled) {
    Lattice.checkSize(rolled);
    int size = kept.size() + rolled;
    Lattice.checkSize(size);
    double[] mass = new double[Lattice.start(size + 1)];
    mass[Lattice.number(kept)] = 1;
    Spread.upTo(size, mass);
    return new DiceOdds(size, Spread.level(size, mass));
  }

  /** The number of dice. */
  public int size() {
    return size;
  }

  /** The probability of exactly these dice; 0 if they are impossible. */
  public double probability(Dice dice) {
    return dice.size() == size ? probabilities[Lattice.number(dice) - Lattice.start(size)] : 0;
  }

  /** The probability of dice that reach this goal. */
  public double chance(Predicate<? super Dice> goal) {
    double chance = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0 && goal.test(dice(i))) {
        chance += probabilities[i];
      }
    }
    return chance;
  }

  /** The expected value of the dice. */
  public double expected(ToDoubleFunction<? super Dice> value) {
    double expected = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        expected += probabilities[i] * value.applyAsDouble(dice(i));
      }
    }
    return expected;
  }

  /** Visits all possible dice, in a fixed order. */
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

  /** Receives possible dice. */
  @FunctionalInterface
  public interface Outcome {
    /** Receives dice with their probability, which is more than 0. */
    void see(Dice dice, double probability);
  }
}
