package io.github.kotrules.arena;

import io.github.kotrules.cli.Interval;
import java.util.Locale;

/** Intervals in words and numbers. */
final class IntervalText {
  private IntervalText() {}

  static String percent(Interval share) {
    return format("%.1f %%", 100 * share.mean());
  }

  static String percents(Interval share) {
    return format("%.1f..%.1f", 100 * share.low(), 100 * share.high());
  }

  /** The mean, or a bound if the mean is infinite. */
  static String number(String pattern, Interval value) {
    if (Double.isFinite(value.mean())) {
      return format(pattern, value.mean());
    }
    return value.mean() > 0
        ? "at least " + format(pattern, value.low())
        : "at most " + format(pattern, value.high());
  }

  /** Both ends, without an open one. */
  static String range(String pattern, Interval value) {
    if (value.isOpenBelow() && value.isOpenAbove()) {
      return "-";
    }
    return (value.isOpenBelow() ? "" : format(pattern, value.low()))
        + ".."
        + (value.isOpenAbove() ? "" : format(pattern, value.high()));
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
