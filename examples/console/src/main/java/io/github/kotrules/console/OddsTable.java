package io.github.kotrules.console;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameView;
import java.util.Locale;

/** The exact chances of a roll: how many of each face, and what is best for points. */
final class OddsTable {
  private static final int MOST = 4;

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
    boolean last = view.rollsLeft() == 1;
    page.add(" Chances if " + kept + " is kept and " + rolled + " rolled, after this roll"
        + (last ? ":" : " and, going for"));
    if (!last) {
      page.add(" nothing else, after all " + view.rollsLeft() + " rolls:");
    }
    page.add(" ".repeat(7) + counts() + (last ? "" : "     " + counts()));
    for (Face face : Face.values()) {
      page.add("    " + face.symbol() + "  " + now(face) + (last ? "" : "     " + atLast(face)));
    }
    points(outlook);
  }

  private static String counts() {
    StringBuilder line = new StringBuilder();
    for (int count = 1; count <= MOST; count++) {
      line.append(String.format(Locale.ROOT, "%6d+", count));
    }
    return line.toString();
  }

  private String now(Face face) {
    DiceOdds odds = DiceOdds.after(kept, rolled.size());
    StringBuilder line = new StringBuilder();
    for (int count = 1; count <= MOST; count++) {
      int least = count;
      line.append(percent(odds.chance(dice -> dice.count(face) >= least)));
    }
    return line.toString();
  }

  private String atLast(Face face) {
    StringBuilder line = new StringBuilder();
    for (int count = 1; count <= MOST; count++) {
      int least = count;
      RollPlan plan = RollPlan.of(
          view.dice().size(), view.rollsLeft(), dice -> dice.count(face) >= least ? 1 : 0);
      line.append(percent(plan.valueOfRerolling(view.dice(), rolled, view.rollsLeft())));
    }
    return line.toString();
  }

  private static String percent(double chance) {
    return String.format(Locale.ROOT, "%6.1f%%", 100 * chance);
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
