package io.github.kotrules.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** Formats rows of text in columns: the first is left-aligned, the others are right-aligned. */
final class TextTable {
  private static final String GAP = "  ";

  private final List<String[]> rows = new ArrayList<>();
  private final int[] widths;

  TextTable(String... head) {
    widths = new int[head.length];
    add(head);
  }

  void add(String... cells) {
    rows.add(cells);
    for (int i = 0; i < cells.length; i++) {
      widths[i] = Math.max(widths[i], cells[i].length());
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String[] row : rows) {
      text.append(row[0]).append(" ".repeat(widths[0] - row[0].length()));
      for (int i = 1; i < row.length; i++) {
        text.append(GAP).append(" ".repeat(widths[i] - row[i].length())).append(row[i]);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
