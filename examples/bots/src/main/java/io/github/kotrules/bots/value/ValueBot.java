package io.github.kotrules.bots.value;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.util.random.RandomGenerator;

/**
 * The strongest bot here that does not search beyond its turn. It looks to the end of the turn, exactly as far as dice are
 * concerned, and judges the table there by networks that learned from games of the bot against itself. It knows all printed cards
 * of both editions, for two to six Monsters. In the game of two without cards it has the exact values.
 *
 * <p>A bot belongs to one thread.
 */
public final class ValueBot implements Chooser {
  private final TurnSearch search;

  /** A bot for a game. */
  public ValueBot(Game game, RandomGenerator random) {
    this.search = new TurnSearch(game, random, judge(game));
  }

  private static Judge judge(Game game) {
    if (game.cards().copies().isEmpty()) {
      try {
        return new ExactJudge(game.rules(), false);
      } catch (IllegalArgumentException unsolved) { // numbers of the house
        return new LearnedJudge(Networks.shipped());
      }
    }
    return new LearnedJudge(Networks.shipped());
  }

  @Override
  public Action choose(Question question) {
    return search.choose(question);
  }
}
