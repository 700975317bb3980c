package io.github.kotrules.study;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.arena.Charts;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.Interval;
import io.github.kotrules.model.CardId;
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
  private static final String HOLD = "hold";
  private static final String BUY = "buy";
  private static final String SEATS = "seats";
  private static final int MAX_PLAYERS = 6;
  private static final double EVEN = 0.5;

  /** The number of cards in the summary. */
  private static final int BEST = 5;

  /** Larger differences between the editions are named in the summary. */
  private static final double LARGE_DIFFERENCE = 0.05;

  private final List<Finding> findings;

  Report(List<Finding> findings) {
    this.findings = findings;
  }

  /** The files of the report, by name. */
  ImmutableMap<String, String> files() {
    ImmutableMap.Builder<String, String> files = ImmutableMap.builder();
    for (String edition : EDITIONS) {
      for (String experiment : ImmutableList.of(HOLD, BUY)) {
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
    for (Finding row : bestFirst(rows)) {
      double gain = 100 * (row.mean() - EVEN);
      double margin = 100 * row.margin();
      bars.add(new Charts.Bar(
          row.row(),
          new Interval(gain, gain - margin, gain + margin),
          String.format(Locale.ROOT, "%+.1f", gain)));
    }
    String chart =
        Charts.bars(bars, "What it brings to " + experiment + " a card, " + edition + " edition");
    // A file of its own needs a namespace, and a background for readers with a dark page.
    return chart.replaceFirst(
        "<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" style=\"background:#fff\" ");
  }

  private String page() {
    List<String> lines = new ArrayList<>();
    lines.add("# What wins in King of Tokyo");
    lines.add("");
    lines.add(String.format(
        Locale.ROOT,
        "%,d games of the value bot against itself. `study report` made this page from",
        games()));
    lines.add(
        "[study.csv](study.csv), whose first line is the command that plays the games again; [how it works](README.md).");
    lines.add("All numbers are percentages with 95 % intervals.");
    addSummary(lines);
    addCards(lines);
    addSeats(lines);
    addEndings(lines);
    addBay(lines);
    return Joiner.on('\n').join(lines) + "\n";
  }

  /** The games of all experiments; all rows of an experiment are about the same games. */
  private int games() {
    int games = 0;
    Finding last = null;
    for (Finding finding : findings) {
      boolean isOfCard =
          finding.experiment().equals(HOLD) || finding.experiment().equals(BUY);
      if (isOfCard || last == null || !isSameExperiment(finding, last)) {
        games += finding.games();
      }
      last = finding;
    }
    return games;
  }

  private static boolean isSameExperiment(Finding one, Finding other) {
    return one.experiment().equals(other.experiment())
        && one.edition().equals(other.edition())
        && one.players() == other.players();
  }

  private void addSummary(List<String> lines) {
    lines.add("");
    lines.add("## In short");
    lines.add("");
    for (String edition : EDITIONS) {
      List<Finding> hold = bestFirst(select(HOLD, edition, 2));
      List<Finding> buy = bestFirst(select(BUY, edition, 2));
      if (!hold.isEmpty()) {
        lines.add(
            "- " + title(edition) + ", the best cards to have from the start: " + best(hold) + ".");
      }
      if (!buy.isEmpty()) {
        lines.add("- " + title(edition) + ", the best cards to buy at the first opportunity: "
            + best(buy) + ". This beats not buying for " + above(buy, 1) + " of " + buy.size()
            + " cards, and loses to it for " + above(buy, -1) + ".");
      }
    }
    addDifferences(lines, HOLD, "to have from the start");
    addDifferences(lines, BUY, "to buy at the first opportunity");
    for (String edition : EDITIONS) {
      Finding first = byRow(select(SEATS, edition, 2)).get(Seats.row(1));
      Finding points = byRow(select(SEATS, edition, 2)).get(Seats.BY_POINTS);
      if (first != null && points != null) {
        lines.add(String.format(
            Locale.ROOT,
            "- %s, two players: the first to play wins %.1f, and %.1f of the games end by points.",
            title(edition),
            100 * first.mean(),
            100 * points.mean()));
      }
    }
  }

  /** Names the cards whose results differ between the editions by more than a few points. */
  private void addDifferences(List<String> lines, String experiment, String use) {
    Map<String, Finding> second = byRow(select(experiment, EDITIONS.get(0), 2));
    List<String> words = new ArrayList<>();
    for (Finding one : select(experiment, EDITIONS.get(1), 2)) {
      Finding other = second.get(one.row());
      if (other != null && Math.abs(one.mean() - other.mean()) > LARGE_DIFFERENCE) {
        words.add(String.format(
            Locale.ROOT,
            "%s (%.1f in the first, %.1f in the second)",
            one.row(),
            100 * one.mean(),
            100 * other.mean()));
      }
    }
    if (!words.isEmpty()) {
      lines.add(String.format(
          Locale.ROOT,
          "- The editions differ by more than %.0f points for these cards %s: %s.",
          100 * LARGE_DIFFERENCE,
          use,
          Joiner.on(", ").join(words)));
    }
  }

  private static ImmutableList<Finding> bestFirst(List<Finding> rows) {
    return ImmutableList.sortedCopyOf(Comparator.comparingDouble(Finding::mean).reversed(), rows);
  }

  private static String best(List<Finding> sorted) {
    List<String> words = new ArrayList<>();
    for (Finding finding : sorted.subList(0, Math.min(BEST, sorted.size()))) {
      words.add(String.format(Locale.ROOT, "%s (%.1f)", finding.row(), 100 * finding.mean()));
    }
    return Joiner.on(", ").join(words);
  }

  /** The number of cards whose interval is above a half; with a sign of -1, of those whose interval is below it. */
  private static int above(List<Finding> rows, int sign) {
    int count = 0;
    for (Finding row : rows) {
      count += sign * (row.mean() - EVEN) > row.margin() ? 1 : 0;
    }
    return count;
  }

  private void addCards(List<String> lines) {
    lines.add("");
    lines.add("## Cards");
    lines.add("");
    lines.add(
        "*Hold*: how often a Monster wins that has the Keep card from the start, for free, against one without it. *Buy*: how often a Monster");
    lines.add(
        "wins that buys the card as soon as it can pay for it, against one that never buys it. 50 means that it makes no difference. The");
    lines.add(
        "card lies in the market from the start, and everything else is left to the bot. Prices are printed ones. Battery Monster of the first");
    lines.add("edition is held without energy, because its buyer decides how much to put on it.");
    for (String edition : EDITIONS) {
      Map<String, Finding> hold = byRow(select(HOLD, edition, 2));
      Map<String, Finding> buy = byRow(select(BUY, edition, 2));
      if (buy.isEmpty() && hold.isEmpty()) {
        continue;
      }
      lines.add("");
      lines.add("### " + title(edition));
      lines.add("");
      for (String experiment : ImmutableList.of(HOLD, BUY)) {
        if (!select(experiment, edition, 2).isEmpty()) {
          lines.add("![" + title(experiment) + ", " + edition + " edition](" + experiment + "-"
              + edition + ".svg)");
          lines.add("");
        }
      }
      lines.add("| card | price | hold | buy |");
      lines.add("|---|---|---|---|");
      TreeMap<String, Finding> all = new TreeMap<>(hold);
      all.putAll(buy);
      for (String card : all.keySet()) {
        lines.add("| " + card + " | " + price(edition, card) + " | " + cell(hold.get(card)) + " | "
            + cell(buy.get(card)) + " |");
      }
    }
  }

  private static int price(String edition, String card) {
    Game game =
        edition.equals(EDITIONS.get(0)) ? KingOfTokyo.secondEdition() : KingOfTokyo.firstEdition();
    return game.catalogue().info(CardId.of(card)).cost();
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
        Map<String, Finding> rows = byRow(select(SEATS, edition, players));
        StringBuilder line = new StringBuilder("| " + edition + " | " + players + " |");
        for (int i = 1; i <= MAX_PLAYERS; i++) {
          line.append(' ').append(cell(rows.get(Seats.row(i)))).append(" |");
        }
        addIfKnown(lines, rows, line.toString());
      }
    }
    lines.add("");
    lines.add(
        "Published elsewhere, for two players: the first to play wins 53.8 to 55.2 % of random games in five other programs, and 64 % of the games");
    lines.add(
        "of one site's bot against itself. [Without cards](../solver/README.md) the exact value is 54.3 % in the second edition and 53.7 % in the");
    lines.add("first.");
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
        Map<String, Finding> rows = byRow(select(SEATS, edition, players));
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
    lines.add(
        "Published elsewhere: of 68 games on the same site, nearly all with two players, 51 % ended by elimination. Of random games");
    lines.add("of two players, 47 % end by points in one other program, and 66 % in another.");
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
