package io.github.kotrules.console;

import io.github.kotrules.model.RuleSet;

/** What somebody who has never played needs to know first. */
final class Welcome {
  private Welcome() {}

  /** What the game is about, in three lines where there is room for them. */
  static void draw(Page page, RuleSet rules) {
    page.wrap(
        "Roll " + rules.dice() + " dice up to " + rules.rolls() + " times a turn; keep what you"
            + " like, roll the others again.",
        1);
    page.wrap(
        rules.pointsToWin() + " points win; so does the last Monster alive. Tokyo gives points, but"
            + " hurts.",
        1);
    page.wrap("Type a key and press Enter. The key ? explains each choice.", 1);
  }

  /** What colours mean; nothing where there are none. */
  static void drawColours(Page page) {
    if (page.look() == Look.RICH) {
      page.add(page.look().legend());
    }
  }
}
