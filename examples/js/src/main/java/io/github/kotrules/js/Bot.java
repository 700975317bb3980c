package io.github.kotrules.js;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.bots.SeededRandom;
import org.jspecify.annotations.Nullable;

/** A bot, created by its name. It gets its game with the first question. */
public final class Bot {
  private final BotNames.Maker maker;
  private final SeededRandom random;
  private @Nullable Game game;
  private @Nullable Chooser chooser;

  Bot(String name, SeededRandom random) {
    this.maker = BotNames.get(name);
    this.random = random;
  }

  Action choose(Table table) {
    Game played = table.session.game();
    if (chooser == null || game != played) {
      game = played;
      chooser = maker.make(played, random);
    }
    return chooser.choose(table.session.question());
  }
}
