package io.github.kotrules.cli;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * A mean with its 95 % interval. An unknown end is infinite. The values must be independent: for games that share their luck,
 * use the means of their blocks.
 */
public record Interval(double mean, double low, double high) {
  /** The number of standard deviations that contain 95 % of a normal distribution. */
  public static final double Z = 1.959964;

  /** Half of the width of the interval of the mean, the same on both sides; infinite for less than two values. */
  public static double margin(List<Double> values) {
    return values.size() < 2
        ? Double.POSITIVE_INFINITY
        : Z * Math.sqrt(variance(values) / values.size());
  }

  /** The mean of ranks from 1 to the number of seats, by the interval of shares: 0 is the first rank, 1 the last. */
  public static Interval ofPlaces(List<Double> blocks, int seats) {
    List<Double> shares =
        blocks.stream().map(place -> (place - 1) / (seats - 1)).toList();
    return ofShares(shares).map(share -> 1 + share * (seats - 1));
  }

  /**
   * The mean of shares between 0 and 1, with Wilson's interval, which stays in this range and does not shrink to a point when
   * all blocks are won. It is computed for the number of independent games that would have the variance of the block means.
   */
  public static Interval ofShares(List<Double> blocks) {
    if (blocks.isEmpty()) {
      return new Interval(0, 0, 1);
    }
    double mean = mean(blocks);
    double variance = variance(blocks);
    double games = variance > 0 ? mean * (1 - mean) * blocks.size() / variance : blocks.size();
    return wilson(mean, games);
  }

  /** Wilson's interval for a share of a number of independent games; it ends at 0 or 1 if all were lost or won. */
  public static Interval wilson(double share, double games) {
    double weight = Z * Z / games;
    double centre = (share + weight / 2) / (1 + weight);
    double margin =
        Z * Math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight);
    double low = share == 0 ? 0 : Math.max(0, centre - margin);
    double high = share == 1 ? 1 : Math.min(1, centre + margin);
    return new Interval(share, low, high);
  }

  public static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** The unbiased sample variance; 0 for less than two values. */
  public static double variance(List<Double> values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return values.size() < 2 ? 0 : squares / (values.size() - 1);
  }

  public boolean isOpenBelow() {
    return low == Double.NEGATIVE_INFINITY;
  }

  public boolean isOpenAbove() {
    return high == Double.POSITIVE_INFINITY;
  }

  /** Returns this interval without infinite ends, for drawings: the known end replaces the other one. */
  public Interval closed() {
    double middle = Double.isFinite(mean) ? mean : mean > 0 ? low : high;
    return new Interval(middle, isOpenBelow() ? middle : low, isOpenAbove() ? middle : high);
  }

  /** The interval of a monotonic function of the value. */
  public Interval map(DoubleUnaryOperator rising) {
    return new Interval(
        rising.applyAsDouble(mean), rising.applyAsDouble(low), rising.applyAsDouble(high));
  }
}
