package io.github.kotrules.study;

/** The mean of some numbers and its 95 % interval, by Welford's method. */
final class Tally {
  private static final double Z = 1.959964;

  private int count;
  private double mean;
  private double squares;

  void add(double number) {
    count++;
    double before = number - mean;
    mean += before / count;
    squares += before * (number - mean);
  }

  int count() {
    return count;
  }

  double mean() {
    return mean;
  }

  /** Half of the width of the interval; infinite for less than two numbers. */
  double margin() {
    return count < 2 ? Double.POSITIVE_INFINITY : Z * Math.sqrt(squares / (count - 1) / count);
  }
}
