package io.github.kotrules.arena;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rows in columns; the first column is flush left, the others are flush right. */
final class TextTable {
  private final List<ImmutableList<String>> rows = new ArrayList<>();

  TextTable(String... heads) {
    rows.add(ImmutableList.copyOf(heads));
  }

  void add(String... cells) {
    rows.add(ImmutableList.copyOf(cells));
  }

  ImmutableList<ImmutableList<String>> rows() {
    return ImmutableList.copyOf(rows);
  }

  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int width = width(column);
      line.append(
          column == 0
              ? Strings.padEnd(row.get(column), width, ' ')
              : "  " + Strings.padStart(row.get(column), width, ' '));
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

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
