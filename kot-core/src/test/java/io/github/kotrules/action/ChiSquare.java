package io.github.kotrules.action;

import io.github.kotrules.action.Action.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Pearson's chi-square: how far what was drawn is from what should have been. With as many degrees of freedom as there are
 * outcomes, less one, a fair draw exceeds the critical value of 0.999 once in a thousand; with a fixed seed it exceeds it
 * always or never.
 */
final class ChiSquare {
  private ChiSquare() {}

  static double of(List<Outcome> drawn, ToDoubleFunction<Outcome> probability, List<Outcome> all) {
    Map<Outcome, Integer> counts = new HashMap<>();
    drawn.forEach(outcome -> counts.merge(outcome, 1, Integer::sum));
    double sum = 0;
    for (Outcome outcome : all) {
      double expected = probability.applyAsDouble(outcome) * drawn.size();
      double deviation = counts.getOrDefault(outcome, 0) - expected;
      sum += deviation * deviation / expected;
    }
    return sum;
  }
}
