package io.github.kotrules.js;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.ScenarioFile;
import io.github.kotrules.testkit.TreeCount;
import java.util.List;
import org.teavm.jso.JSExport;

/** Checks that the compiled rules are the same, called from node and from a JVM. */
public final class Proof {
  private Proof() {}

  /**
   * Plays a scenario file.
   *
   * @return the failure; empty if there is none
   */
  @JSExport
  public static String check(String name, String text) {
    try {
      ScenarioFile.of(name, text, KingOfTokyo.notation()).check();
      return "";
    } catch (RuntimeException | AssertionError failure) {
      return failure.toString();
    }
  }

  /** The tree count of a moment. */
  @JSExport
  public static double count(String moment, int depth) {
    GameRecord record = KingOfTokyo.notation().readMoment(moment);
    return TreeCount.of(KingOfTokyo.notation().game(record.end()), record.end(), depth);
  }

  /** A hash of the events of a seeded game, whose players choose at random or greedily. */
  @JSExport
  public static int eventHash(boolean firstEdition, int players, int seed, boolean greedy) {
    Game game = game(firstEdition);
    SeededRandom random = new SeededRandom(seed);
    Session session = Session.of(game, monsters(game, players)).random(random);
    GreedyBot bot = new GreedyBot();
    while (!session.state().isOver()) {
      List<Action> options = session.legalActions();
      session.push(
          greedy ? bot.choose(session.question()) : options.get(random.nextInt(options.size())));
    }
    int hash = 1;
    for (Transition transition : session.transitions()) {
      for (Event event : transition.events()) {
        hash = 31 * hash + KingOfTokyo.notation().write(event).hashCode();
      }
    }
    return hash;
  }

  /**
   * Plays random games of four players to their ends.
   *
   * @return the number of steps
   */
  @JSExport
  public static int playGames(int games, int seed) {
    Game game = KingOfTokyo.secondEdition();
    SeededRandom random = new SeededRandom(seed);
    GameState start = game.start(monsters(game, 4));
    int steps = 0;
    for (int i = 0; i < games; i++) {
      GameState state = start;
      while (!state.isOver()) {
        state = game.next(state, choose(game, state, random));
        steps++;
      }
    }
    return steps;
  }

  private static Action choose(Game game, GameState state, SeededRandom random) {
    Chance chance = state.chance();
    if (chance != null) {
      return chance.sample(random);
    }
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }

  private static Game game(boolean firstEdition) {
    return firstEdition ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }

  private static Monster[] monsters(Game game, int players) {
    return game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
  }
}
