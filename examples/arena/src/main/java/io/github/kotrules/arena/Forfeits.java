package io.github.kotrules.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists the games that bots lost by forfeit, for their authors. */
final class Forfeits {
  private Forfeits() {}

  /** A line for each bot that forfeited: the number of games, and the first reason. */
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
