package io.github.kotrules.cli;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** Rows in columns; the first column is flush left, the others are flush right. */
public final class TextTable {
  private final List<ImmutableList<String>> rows = new ArrayList<>();

  /** A table with these heads and no rows. */
  public TextTable(String... heads) {
    rows.add(ImmutableList.copyOf(heads));
  }

  /** Adds a row with a cell for each head. */
  public void add(String... cells) {
    rows.add(ImmutableList.copyOf(cells));
  }

  /** All rows, the heads first. */
  public ImmutableList<ImmutableList<String>> rows() {
    return ImmutableList.copyOf(rows);
  }

  /** The heads and the rows, a line each. */
  public List<String> lines() {
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
}
