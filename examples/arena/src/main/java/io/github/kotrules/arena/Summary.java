package io.github.kotrules.arena;

import static io.github.kotrules.arena.IntervalText.number;
import static io.github.kotrules.arena.IntervalText.percent;
import static io.github.kotrules.arena.IntervalText.percents;
import static io.github.kotrules.arena.IntervalText.range;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.TextTable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of a tournament as tables. */
final class Summary {
  private final Results results;
  private final ImmutableList<Standing> standings;
  private final ImmutableList<Duel> duels;

  Summary(Results results, @Nullable Sprt sprt) {
    this.results = results;
    this.standings = Standing.of(results);
    this.duels = Duel.of(results, sprt);
  }

  ImmutableList<Standing> standings() {
    return standings;
  }

  TextTable standingsTable() {
    boolean headsUp = results.plan().seats() == 2;
    TextTable table = new TextTable(
        "bot",
        "seats",
        "wins",
        "95 %",
        "place",
        "95 %",
        headsUp ? "Elo" : "rating",
        "95 %",
        "forfeits");
    for (Standing each : standings) {
      table.add(
          each.bot().name(),
          String.valueOf(each.games()),
          percent(each.score()),
          percents(each.score()),
          number("%.2f", each.place()),
          range("%.2f", each.place()),
          number("%+.0f", each.rating()),
          range("%+.0f", each.rating()),
          String.valueOf(each.forfeits()));
    }
    return table;
  }

  /** The table of duels; empty if there are none. */
  TextTable duelsTable() {
    TextTable table = new TextTable("match", "games", "wins", "95 %", "Elo", "95 %", "test");
    for (Duel duel : duels) {
      table.add(
          duel.first() + " - " + duel.opponents(),
          String.valueOf(duel.games()),
          percent(duel.score()),
          percents(duel.score()),
          number("%+.0f", duel.elo()),
          range("%+.0f", duel.elo()),
          duel.verdict() == null ? "-" : duel.verdict().toString());
    }
    return table;
  }

  /** The endings of the games, in a sentence. */
  String endings() {
    Map<GameResult.Ending, Integer> counts = new EnumMap<>(GameResult.Ending.class);
    results.games().forEach(game -> counts.merge(game.ending(), 1, Integer::sum));
    double turns =
        results.games().stream().mapToInt(GameResult::turns).average().orElse(0);
    StringBuilder text = new StringBuilder(String.format(
        java.util.Locale.ROOT,
        "%d games, %.1f turns on average",
        results.games().size(),
        turns));
    counts.forEach(
        (ending, count) -> text.append("; ").append(ending).append(' ').append(count));
    return text.toString();
  }

  /** One line for each bot that forfeited: its name, the number of games, and the first reason. */
  List<String> forfeits() {
    return Forfeits.lines(results);
  }

  List<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.addAll(standingsTable().lines());
    if (!duels.isEmpty()) {
      lines.add("").addAll(duelsTable().lines());
    }
    lines.add("").add(endings());
    lines.addAll(forfeits());
    return lines.build();
  }
}
