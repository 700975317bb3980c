package io.github.kotrules.solver;

import java.util.Locale;

/**
 * Draws when to leave Tokyo, as an SVG picture with a panel for each of several attackers and a cell for each life and points
 * of the attacked Monster.
 */
final class YieldPicture {
  private static final int[] ATTACKER_LIVES = {10, 6, 3};
  private static final int[] ATTACKER_POINTS = {2, 8, 14};
  private static final int CELL = 9;
  private static final int LEFT = 34;
  private static final int TOP = 62;
  private static final int GAP_X = 20;
  private static final int GAP_Y = 38;
  private static final String STAY = "#d1572b";
  private static final String YIELD = "#1f6fb4";

  /** A cell is pale if the best answer gains less than the first value, and full if it gains more than the second. */
  private static final double[] GAINS = {.02, .1};

  private static final String[] OPACITIES = {".25", ".6", "1"};

  private final Duel duel;
  private final StringBuilder text = new StringBuilder();

  private YieldPicture(Duel duel) {
    this.duel = duel;
  }

  static String of(Duel duel) {
    return new YieldPicture(duel).draw();
  }

  private int maximum() {
    return duel.rules().maximumLife() - 1;
  }

  private int panelWidth() {
    return duel.rules().pointsToWin() * CELL;
  }

  private int panelHeight() {
    return maximum() * CELL;
  }

  private String draw() {
    int width = LEFT + ATTACKER_POINTS.length * (panelWidth() + GAP_X);
    int height = TOP + ATTACKER_LIVES.length * (panelHeight() + GAP_Y);
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\""
            + " font-family=\"sans-serif\" font-size=\"11\">",
        width, height, width);
    add("<title>When a Monster that was hit in Tokyo yields</title>");
    add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", width, height);
    legend();
    for (int row = 0; row < ATTACKER_LIVES.length; row++) {
      for (int column = 0; column < ATTACKER_POINTS.length; column++) {
        panel(
            ATTACKER_LIVES[row],
            ATTACKER_POINTS[column],
            LEFT + column * (panelWidth() + GAP_X),
            TOP + row * (panelHeight() + GAP_Y));
      }
    }
    return add("</svg>").toString();
  }

  private void legend() {
    swatch(LEFT, YIELD, "yield");
    swatch(LEFT + 60, STAY, "stay");
    label(
        LEFT + 120,
        15,
        "start",
        "pale: the wrong answer costs less than 2 %; full: more than 10 %");
    label(LEFT, 33, "start", "across: own points; up: own life after the damage");
  }

  private void swatch(int x, String colour, String words) {
    add("<rect x=\"%d\" y=\"6\" width=\"10\" height=\"10\" fill=\"%s\"/>", x, colour);
    label(x + 14, 15, "start", words);
  }

  private void panel(int attackerLife, int attackerPoints, int x, int y) {
    label(x, y - 5, "start", "attacker: " + attackerLife + " life, " + attackerPoints + " points");
    for (int life = 1; life <= maximum(); life++) {
      int top = y + (maximum() - life) * CELL;
      if (life % 2 == 1) {
        label(x - 4, top + CELL, "end", Integer.toString(life));
      }
      row(life, attackerLife, attackerPoints, x, top);
    }
    for (int points = 0; points < duel.rules().pointsToWin(); points += 5) {
      label(x + points * CELL, y + panelHeight() + 11, "start", Integer.toString(points));
    }
  }

  /** Draws neighbouring cells that look the same as one rectangle. */
  private void row(int life, int attackerLife, int attackerPoints, int x, int y) {
    int from = 0;
    for (int points = 1; points <= duel.rules().pointsToWin(); points++) {
      String look = look(life, from, attackerLife, attackerPoints);
      boolean ends = points == duel.rules().pointsToWin()
          || !look(life, points, attackerLife, attackerPoints).equals(look);
      if (ends) {
        add(
            "<path d=\"M%d %dh%dv%dh-%dz\" %s/>",
            x + from * CELL, y, (points - from) * CELL, CELL, (points - from) * CELL, look);
        from = points;
      }
    }
  }

  private String look(int life, int points, int attackerLife, int attackerPoints) {
    double gain = duel.yielding(life, points, attackerLife, attackerPoints)
        - duel.staying(life, points, attackerLife, attackerPoints);
    int level = 0;
    for (double limit : GAINS) {
      level += Math.abs(gain) > limit ? 1 : 0;
    }
    return "fill=\"" + (gain > 0 ? YIELD : STAY) + "\" opacity=\"" + OPACITIES[level] + "\"";
  }

  private void label(int x, int y, String anchor, String words) {
    add("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>", x, y, anchor, words);
  }

  private StringBuilder add(String pattern, Object... values) {
    return text.append(String.format(Locale.ROOT, pattern, values)).append('\n');
  }
}
