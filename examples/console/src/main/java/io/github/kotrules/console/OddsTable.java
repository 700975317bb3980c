package io.github.kotrules.console;

import io.github.kotrules.cli.TextTable;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The exact chances of a roll: how many of each face, and what is best for points. */
final class OddsTable {
  private static final int MAX_COUNT = 4;

  private final Page page;
  private final GameView view;
  private final Dice kept;
  private final Dice rolled;

  OddsTable(Page page, GameView view, Dice kept) {
    this.page = page;
    this.view = view;
    this.kept = kept;
    this.rolled = view.dice().minus(kept);
  }

  void draw(Outlook outlook) {
    int rolls = view.rollsLeft();
    page.wrap(
        "Chances if " + kept + " is kept and " + rolled + " rolled, after this roll"
            + (rolls == 1 ? ":" : " and, going for nothing else, after " + rolls + " rolls:"),
        1);
    List<String> heads = new ArrayList<>(counts());
    if (rolls > 1) {
      heads.add(0, "");
      heads.addAll(0, counts());
    }
    heads.add(0, "");
    TextTable table = new TextTable(heads.toArray(new String[0]));
    for (Face face : Face.values()) {
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(face.symbol()));
      chancesNow(face, row);
      if (rolls > 1) {
        row.add("");
        chancesAtLast(face, row);
      }
      table.add(row.toArray(new String[0]));
    }
    table.lines().forEach(line -> page.add("  " + line));
    points(outlook);
  }

  private static List<String> counts() {
    return IntStream.rangeClosed(1, MAX_COUNT).mapToObj(count -> count + "+").toList();
  }

  private void chancesNow(Face face, List<String> row) {
    DiceOdds odds = DiceOdds.after(kept, rolled.size());
    for (int count = 1; count <= MAX_COUNT; count++) {
      int least = count;
      row.add(percent(odds.chance(dice -> dice.count(face) >= least)));
    }
  }

  private void chancesAtLast(Face face, List<String> row) {
    for (int count = 1; count <= MAX_COUNT; count++) {
      int least = count;
      RollPlan plan = RollPlan.of(
          view.dice().size(), view.rollsLeft(), dice -> dice.count(face) >= least ? 1 : 0);
      row.add(percent(plan.valueOfRerolling(view.dice(), rolled, view.rollsLeft())));
    }
  }

  private static String percent(double chance) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * chance);
  }

  private void points(Outlook outlook) {
    Seat seat = view.seat();
    int before = view.points(seat);
    RollPlan plan = outlook.rollPlan(state -> state.points(seat) - before);
    Dice best = plan.best(view.dice(), view.rollsLeft());
    page.wrap(
        String.format(
            Locale.ROOT,
            "Best for points this turn: %s, for %.2f on average; as set apart %.2f; stopping now"
                + " %.2f.",
            best.isEmpty() ? "stop" : "keep " + view.dice().minus(best) + " and roll " + best,
            plan.value(view.dice(), view.rollsLeft()),
            plan.valueOfRerolling(view.dice(), rolled, view.rollsLeft()),
            plan.valueOfRerolling(view.dice(), Dice.none(), view.rollsLeft())),
        1);
  }
}
