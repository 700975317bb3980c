package io.github.kotrules.js;

import com.google.common.primitives.Ints;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.ExpectimaxBot;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.bots.mcts.Budget;
import io.github.kotrules.bots.mcts.MctsBot;
import io.github.kotrules.cards.KingOfTokyo;
import org.jspecify.annotations.Nullable;

/** A bot by its name. It learns which game it plays when it is asked first. */
public final class Bot {
  private static final String MCTS = "mcts:";

  private final String name;
  private final SeededRandom random;
  private @Nullable Game game;
  private @Nullable Chooser chooser;

  Bot(String name, SeededRandom random) {
    this.name = name;
    this.random = random;
    Chooser unused = make(KingOfTokyo.secondEdition()); // refuses a name that is not known
  }

  Action choose(Table table) {
    Game played = table.session.game();
    if (chooser == null || game != played) {
      game = played;
      chooser = make(played);
    }
    return chooser.choose(table.session.question());
  }

  private Chooser make(Game played) {
    return switch (name) {
      case "random" -> Chooser.random(random);
      case "greedy" -> new GreedyBot();
      case "expectimax" -> new ExpectimaxBot(played, random);
      default -> new MctsBot(played, Budget.playouts(playouts()), random);
    };
  }

  private int playouts() {
    Integer playouts = name.startsWith(MCTS) ? Ints.tryParse(name.substring(MCTS.length())) : null;
    if (playouts == null || playouts < 1) {
      throw new IllegalArgumentException(
          "the bots are random, greedy, expectimax and mcts:PLAYOUTS, such as mcts:100, not \""
              + name + "\"");
    }
    return playouts;
  }
}
