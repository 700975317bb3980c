package io.github.kotrules.study;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.arena.Charts;
import io.github.kotrules.arena.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The findings as a page with tables, and as plots. */
final class Report {
  private static final ImmutableList<String> EDITIONS = ImmutableList.of("second", "first");
  private static final int MAX_PLAYERS = 6;

  private final List<Finding> findings;

  Report(List<Finding> findings) {
    this.findings = findings;
  }

  /** The files of the report, by name. */
  ImmutableMap<String, String> files() {
    ImmutableMap.Builder<String, String> files = ImmutableMap.builder();
    for (String edition : EDITIONS) {
      for (String experiment : ImmutableList.of("hold", "buy")) {
        List<Finding> rows = select(experiment, edition, 2);
        if (!rows.isEmpty()) {
          files.put(experiment + "-" + edition + ".svg", plot(rows, experiment, edition));
        }
      }
    }
    return files.put("REPORT.md", page()).buildOrThrow();
  }

  private ImmutableList<Finding> select(String experiment, String edition, int players) {
    List<Finding> rows = new ArrayList<>();
    for (Finding finding : findings) {
      if (finding.experiment().equals(experiment)
          && finding.edition().equals(edition)
          && finding.players() == players) {
        rows.add(finding);
      }
    }
    return ImmutableList.copyOf(rows);
  }

  /** How much more often than a half, in percentage points, the best first. */
  private static String plot(List<Finding> rows, String experiment, String edition) {
    List<Charts.Bar> bars = new ArrayList<>();
    List<Finding> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparingDouble(Finding::mean).reversed());
    for (Finding row : sorted) {
      double gain = 100 * (row.mean() - 0.5);
      double margin = 100 * row.margin();
      bars.add(new Charts.Bar(
          row.row(),
          new Interval(gain, gain - margin, gain + margin),
          String.format(Locale.ROOT, "%+.1f", gain)));
    }
    String chart =
        Charts.bars(bars, "What it brings to " + experiment + " a card, " + edition + " edition");
    return chart.replaceFirst(
        "<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" "); // a file of its own
  }

  private String page() {
    List<String> lines = new ArrayList<>();
    lines.add("# What King of Tokyo is like when it is played well");
    lines.add("");
    lines.add(
        "Made by `study report` from [study.csv](study.csv); [how](README.md). All numbers are percentages of games of the");
    lines.add("value bot against itself, with 95 % intervals.");
    addCards(lines);
    addSeats(lines);
    addEndings(lines);
    addBay(lines);
    return Joiner.on('\n').join(lines) + "\n";
  }

  private void addCards(List<String> lines) {
    lines.add("");
    lines.add("## Cards");
    lines.add("");
    lines.add(
        "*Hold*: wins of a Monster that has the Keep card from the start, against one without. *Buy*: wins of a Monster that buys the");
    lines.add(
        "card as soon as it can pay for it, against one that never does; the price counts. 50 means that it makes no difference.");
    for (String edition : EDITIONS) {
      Map<String, Finding> hold = byRow(select("hold", edition, 2));
      Map<String, Finding> buy = byRow(select("buy", edition, 2));
      if (buy.isEmpty() && hold.isEmpty()) {
        continue;
      }
      lines.add("");
      lines.add("### " + title(edition));
      lines.add("");
      for (String experiment : ImmutableList.of("hold", "buy")) {
        if (!select(experiment, edition, 2).isEmpty()) {
          lines.add("![" + title(experiment) + ", " + edition + " edition](" + experiment + "-"
              + edition + ".svg)");
          lines.add("");
        }
      }
      lines.add("| card | hold | buy |");
      lines.add("|---|---|---|");
      TreeMap<String, Finding> all = new TreeMap<>(hold);
      all.putAll(buy);
      for (String card : all.keySet()) {
        lines.add("| " + card + " | " + cell(hold.get(card)) + " | " + cell(buy.get(card)) + " |");
      }
    }
  }

  private static Map<String, Finding> byRow(List<Finding> rows) {
    Map<String, Finding> byRow = new TreeMap<>();
    for (Finding row : rows) {
      byRow.put(row.row(), row);
    }
    return byRow;
  }

  private static String title(String word) {
    String capital = Character.toUpperCase(word.charAt(0)) + word.substring(1);
    return EDITIONS.contains(word) ? capital + " edition" : capital;
  }

  private static String cell(@Nullable Finding finding) {
    return finding == null
        ? ""
        : String.format(Locale.ROOT, "%.1f ± %.1f", 100 * finding.mean(), 100 * finding.margin());
  }

  private void addSeats(List<String> lines) {
    lines.add("");
    lines.add("## Turn order");
    lines.add("");
    lines.add("How often the Monster wins that has the first turn, the second, and so on.");
    lines.add("");
    lines.add("| edition | players | first | second | third | fourth | fifth | sixth |");
    lines.add("|---|---|---|---|---|---|---|---|");
    for (String edition : EDITIONS) {
      for (int players = 2; players <= MAX_PLAYERS; players++) {
        Map<String, Finding> rows = byRow(select("seats", edition, players));
        StringBuilder line = new StringBuilder("| " + edition + " | " + players + " |");
        for (int i = 1; i <= MAX_PLAYERS; i++) {
          line.append(' ').append(cell(rows.get(Seats.row(i)))).append(" |");
        }
        addIfKnown(lines, rows, line.toString());
      }
    }
    lines.add("");
    lines.add(
        "Elsewhere: at random play the first of two wins 53.8 to 55.2 % in five other programs; the bot of a site with many users");
    lines.add("wins 64 % with the first turn.");
  }

  private static void addIfKnown(List<String> lines, Map<String, Finding> rows, String line) {
    if (!rows.isEmpty()) {
      lines.add(line);
    }
  }

  private void addEndings(List<String> lines) {
    lines.add("");
    lines.add("## How games end");
    lines.add("");
    lines.add("| edition | players | by points | by elimination |");
    lines.add("|---|---|---|---|");
    for (String edition : EDITIONS) {
      for (int players = 2; players <= MAX_PLAYERS; players++) {
        Map<String, Finding> rows = byRow(select("seats", edition, players));
        Finding points = rows.get(Seats.BY_POINTS);
        if (points != null) {
          lines.add(String.format(
              Locale.ROOT,
              "| %s | %d | %s | %.1f |",
              edition,
              players,
              cell(points),
              100 * (1 - points.mean())));
        }
      }
    }
    lines.add("");
    lines.add("Elsewhere: on the site with many users 51 % of the games end by elimination.");
  }

  private void addBay(List<String> lines) {
    lines.add("");
    lines.add("## Tokyo Bay");
    lines.add("");
    lines.add(
        "How often a Monster wins that stands in City, in Bay or outside when the game begins, with everything else equal.");
    lines.add("");
    lines.add("| edition | players | in City | in Bay | outside |");
    lines.add("|---|---|---|---|---|");
    for (String edition : EDITIONS) {
      for (int players = 2; players <= MAX_PLAYERS; players++) {
        Map<String, Finding> rows = byRow(select("bay", edition, players));
        addIfKnown(
            lines,
            rows,
            "| " + edition + " | " + players + " | " + cell(rows.get(Bay.CITY)) + " | "
                + cell(rows.get(Bay.BAY)) + " | " + cell(rows.get(Bay.OUTSIDE)) + " |");
      }
    }
  }
}
