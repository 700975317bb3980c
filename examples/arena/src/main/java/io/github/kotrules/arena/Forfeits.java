package io.github.kotrules.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games that bots lost by forfeit, told so that their authors can find them. */
final class Forfeits {
  private Forfeits() {}

  /** A line for each bot that forfeited: how often, and why it did so first. */
  static List<String> lines(Results results) {
    Map<Integer, List<String>> byBot = new LinkedHashMap<>();
    for (GameResult game : results.games()) {
      for (Forfeit forfeit : game.forfeits()) {
        byBot
            .computeIfAbsent(game.bots().get(forfeit.seat().ordinal()), unused -> new ArrayList<>())
            .add("block " + game.block() + ", rotation " + game.rotation() + ", " + forfeit.seat()
                + ": it " + forfeit.reason());
      }
    }
    List<String> lines = new ArrayList<>();
    byBot.forEach((bot, all) -> lines.add(results.plan().contestants().get(bot).name()
        + " lost " + all.size() + (all.size() == 1 ? " game" : " games") + " by forfeit, first in "
        + all.get(0)));
    return lines;
  }
}
