package io.github.kotrules.arena;

import java.util.List;
import java.util.Locale;

/** One line for each seat of each game. */
final class CsvFile {
  private static final String HEAD =
      "lineup,block,rotation,seat,bot,score,place,points,turns,ending,forfeit\n";

  private CsvFile() {}

  static String of(Results results) {
    StringBuilder text = new StringBuilder(HEAD);
    for (int lineup = 0; lineup < results.byLineup().size(); lineup++) {
      for (List<GameResult> block : results.blocks(lineup)) {
        for (GameResult game : block) {
          addSeats(text, lineup, game, results.plan());
        }
      }
    }
    return text.toString();
  }

  private static void addSeats(StringBuilder text, int lineup, GameResult game, MatchPlan plan) {
    for (int seat = 0; seat < game.bots().size(); seat++) {
      List<Integer> points = game.points().get(seat);
      int number = seat;
      boolean forfeit = game.forfeits().stream().anyMatch(each -> each.seat().ordinal() == number);
      text.append(String.format(
          Locale.ROOT,
          "%d,%d,%d,%d,%s,%.4f,%.1f,%d,%d,%s,%s\n",
          lineup,
          game.block(),
          game.rotation(),
          seat + 1,
          quoted(plan.contestants().get(game.bots().get(seat)).name()),
          game.scores().get(seat),
          game.places().get(seat),
          points.get(points.size() - 1),
          game.turns(),
          game.ending(),
          forfeit ? "yes" : "no"));
    }
  }

  private static String quoted(String name) {
    return name.contains(",") || name.contains("\"")
        ? "\"" + name.replace("\"", "\"\"") + "\""
        : name;
  }
}
