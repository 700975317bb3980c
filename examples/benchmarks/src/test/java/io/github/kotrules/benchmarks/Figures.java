package io.github.kotrules.benchmarks;

import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers of many games, by name: their means, and how sure these are. */
final class Figures {
  private final Map<String, Figure> byName = new LinkedHashMap<>();

  /** One number, summed over games. */
  private static final class Figure {
    private double sum;
    private double squares;
    private int count;

    double mean() {
      return sum / count;
    }

    /** The square of the mean's standard error. */
    double error() {
      return (squares / count - mean() * mean()) / (count - 1);
    }
  }

  void add(String name, double value) {
    Figure figure = byName.computeIfAbsent(name, unused -> new Figure());
    figure.sum += value;
    figure.squares += value * value;
    figure.count++;
  }

  void add(String name, boolean value) {
    add(name, value ? 1 : 0);
  }

  /** By how many standard errors of the difference each mean is off the other games'. */
  Map<String, Double> standardErrorsOff(Figures other) {
    Map<String, Double> off = new LinkedHashMap<>();
    byName.forEach((name, figure) -> {
      Figure that = other.byName.getOrDefault(name, new Figure());
      double difference = figure.mean() - that.mean();
      // What never varies has no error, and must not differ at all.
      off.put(name, difference == 0 ? 0 : difference / Math.sqrt(figure.error() + that.error()));
    });
    return off;
  }
}
