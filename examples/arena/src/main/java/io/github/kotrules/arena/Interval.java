package io.github.kotrules.arena;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** A mean with its 95 % interval. The unit is a block, whose games share their luck and are not independent. */
record Interval(double mean, double low, double high) {
  /** 95 % of a normal distribution lie within so many standard deviations. */
  static final double Z = 1.959964;

  /** The mean of anything, with the standard error of block means. */
  static Interval ofMeans(List<Double> blocks) {
    double mean = mean(blocks);
    double margin = Z * Math.sqrt(variance(blocks) / Math.max(1, blocks.size()));
    return new Interval(mean, mean - margin, mean + margin);
  }

  /**
   * The mean of shares between 0 and 1: Wilson's interval, which stays between them and does not shrink to nothing when all
   * blocks are won. The number of independent games it is computed for is the one that has the variance of the block means.
   */
  static Interval ofShares(List<Double> blocks) {
    double mean = mean(blocks);
    double variance = variance(blocks);
    double games =
        variance > 0 ? mean * (1 - mean) * blocks.size() / variance : Math.max(1, blocks.size());
    return wilson(mean, games);
  }

  /** Wilson's interval for a share in so many independent games. */
  static Interval wilson(double share, double games) {
    double weight = Z * Z / games;
    double centre = (share + weight / 2) / (1 + weight);
    double margin =
        Z * Math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight);
    return new Interval(share, Math.max(0, centre - margin), Math.min(1, centre + margin));
  }

  static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** The unbiased sample variance; 0 for less than two values. */
  static double variance(List<Double> values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return values.size() < 2 ? 0 : squares / (values.size() - 1);
  }

  /** The interval of a rising function of the value. */
  Interval map(DoubleUnaryOperator rising) {
    return new Interval(
        rising.applyAsDouble(mean), rising.applyAsDouble(low), rising.applyAsDouble(high));
  }
}
