package io.github.kotrules.arena;

import java.util.List;
import java.util.Locale;

/** Writes one line for each seat of each game. */
final class CsvFile {
  private static final String HEAD =
      "lineup,block,rotation,seat,bot,score,place,points,turns,ending,forfeit\n";

  private CsvFile() {}

  static String of(Results results) {
    StringBuilder text = new StringBuilder(HEAD);
    for (int lineup = 0; lineup < results.byLineup().size(); lineup++) {
      for (List<GameResult> block : results.blocks(lineup)) {
        for (GameResult game : block) {
          for (int seat = 0; seat < game.bots().size(); seat++) {
            text.append(line(SeatResult.of(lineup, game, seat, results.plan())));
          }
        }
      }
    }
    return text.toString();
  }

  private static String line(SeatResult seat) {
    return String.format(
        Locale.ROOT,
        "%d,%d,%d,%d,%s,%.4f,%.1f,%d,%d,%s,%s\n",
        seat.match(),
        seat.block(),
        seat.rotation(),
        seat.seat(),
        quoted(seat.bot()),
        seat.score(),
        seat.place(),
        seat.points(),
        seat.turns(),
        seat.ending(),
        seat.forfeit() ? "yes" : "no");
  }

  private static String quoted(String name) {
    return name.contains(",") || name.contains("\"")
        ? "\"" + name.replace("\"", "\"\"") + "\""
        : name;
  }
}
