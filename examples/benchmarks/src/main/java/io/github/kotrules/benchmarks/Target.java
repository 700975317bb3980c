package io.github.kotrules.benchmarks;

import java.util.Locale;

/** The target of a number, and its format. */
record Target(String sign, double bound) {
  static final Target NONE = new Target("", 0);

  static Target atMost(double bound) {
    return new Target("<=", bound);
  }

  static Target below(double bound) {
    return new Target("<", bound);
  }

  static Target atLeast(double bound) {
    return new Target(">=", bound);
  }

  boolean isMetBy(double value) {
    return switch (sign) {
      case "<=" -> value <= bound;
      case "<" -> value < bound;
      case ">=" -> value >= bound;
      default -> true;
    };
  }

  /** The measured number, the target in brackets, and a star if it is missed. */
  String withTarget(String format, double value) {
    String written = String.format(Locale.ROOT, format, value);
    if (equals(NONE)) {
      return written;
    }
    String wanted = bound == Math.rint(bound) ? "%.0f" : "%.1f";
    return written
        + String.format(Locale.ROOT, " (%s " + wanted + ")", sign, bound)
        + (isMetBy(value) ? "" : " *");
  }
}
