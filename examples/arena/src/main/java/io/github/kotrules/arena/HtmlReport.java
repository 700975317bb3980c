package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Charts.Bar;
import io.github.kotrules.cli.TextTable;
import java.util.List;

/** Writes a self-contained HTML file with tables and plots. */
final class HtmlReport {
  private static final String STYLE = """
      body { font: 15px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; }
      table { border-collapse: collapse; margin: 1em 0; }
      th, td { padding: .25em .8em; border-bottom: 1px solid #ddd; text-align: right; }
      th:first-child, td:first-child { text-align: left; }
      svg { max-width: 100%; height: auto; }
      svg text { font: 12px system-ui, sans-serif; fill: #222; }
      """;

  private final Summary summary;
  private final Findings findings;
  private final StringBuilder html = new StringBuilder();

  private HtmlReport(Results results, Summary summary) {
    this.summary = summary;
    this.findings = new Findings(results);
  }

  /**
   * Creates the report.
   *
   * @param conditions the conditions of the games, one sentence each
   */
  static String of(Results results, Summary summary, List<String> conditions) {
    return new HtmlReport(results, summary).write(conditions);
  }

  private String write(List<String> conditions) {
    html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<title>King of Tokyo arena</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<h1>King of Tokyo arena</h1>\n<ul>\n");
    conditions.forEach(line -> html.append("<li>").append(Svg.escape(line)).append("</li>\n"));
    html.append("</ul>\n");
    writeTables();
    writePlots();
    return html.append("</body>\n</html>\n").toString();
  }

  private void writeTables() {
    heading(
        "Standings", "Intervals hold with 95 %; the unit is a block of games with the same luck.");
    table(summary.standingsTable());
    if (summary.duelsTable().rows().size() > 1) {
      heading("Matches", "The first bot against the others at the table.");
      table(summary.duelsTable());
    }
    paragraph(summary.endings() + ".");
    if (!summary.forfeits().isEmpty()) {
      heading("Forfeits", "A stand-in that plays at random finished these games.");
      summary.forfeits().forEach(this::paragraph);
    }
  }

  private void writePlots() {
    ImmutableList.Builder<Bar> wins = ImmutableList.builder();
    ImmutableList.Builder<Bar> ratings = ImmutableList.builder();
    for (Standing each : summary.standings()) {
      wins.add(new Bar(each.bot().name(), each.score(), IntervalText.percent(each.score())));
      ratings.add(new Bar(
          each.bot().name(), each.rating().closed(), IntervalText.number("%+.0f", each.rating())));
    }
    plot("Win rates", "Share of victories.", Charts.bars(wins.build(), "win rates"));
    plot(
        "Ratings",
        "Plackett-Luce on the scale of Elo, 0 on average; a bot that has won or lost everything has only a bound.",
        Charts.bars(ratings.build(), "ratings"));
    plot(
        "Game length",
        "Games by their number of turns.",
        Charts.histogram(findings.lengths(), "game length"));
    plot(
        "Points over time",
        "Mean victory points after each round, of the games that lasted as long.",
        Charts.curves(findings.pointsOverTime(), "points over time"));
    plot(
        "Win rate by seat",
        "Seats are numbered clockwise.",
        Charts.bars(findings.winsBySeat(), "win rate by seat"));
    List<Bar> cards = findings.cardsOfWinners();
    if (!cards.isEmpty()) {
      plot(
          "Cards that winners bought",
          "By how many winners bought them.",
          Charts.bars(cards, "cards of winners"));
    }
  }

  private void heading(String title, String explanation) {
    html.append("<h2>").append(Svg.escape(title)).append("</h2>\n");
    paragraph(explanation);
  }

  private void paragraph(String words) {
    html.append("<p>").append(Svg.escape(words)).append("</p>\n");
  }

  private void plot(String title, String explanation, String svg) {
    heading(title, explanation);
    html.append(svg);
  }

  private void table(TextTable table) {
    html.append("<table>\n");
    String cell = "th";
    for (List<String> row : table.rows()) {
      html.append("<tr>");
      for (String words : row) {
        html.append('<').append(cell).append('>').append(Svg.escape(words));
        html.append("</").append(cell).append('>');
      }
      html.append("</tr>\n");
      cell = "td";
    }
    html.append("</table>\n");
  }
}
