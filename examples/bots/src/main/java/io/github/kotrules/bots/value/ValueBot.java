package io.github.kotrules.bots.value;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.util.random.RandomGenerator;

/**
 * The strongest bot here that does not search beyond its turn. It looks to the end of the turn, exactly as far as dice are
 * concerned, and judges the table there by networks that learned from games of the bot against itself. It knows all printed cards
 * of both editions, for two to six Monsters. For two Monsters the networks correct the exact chances of the game without cards, which
 * the first bot for some rules computes in about a second.
 *
 * <p>A bot belongs to one thread.
 */
public final class ValueBot implements Chooser {
  private final TurnSearch search;

  /** A bot for a game. */
  public ValueBot(Game game, RandomGenerator random) {
    this.search = new TurnSearch(game, random, judge(game));
  }

  static Judge judge(Game game) {
    return game.cards().copies().isEmpty()
        ? ExactJudge.nearest(game.rules())
        : new LearnedJudge(Networks.shipped(), game.rules());
  }

  @Override
  public Action choose(Question question) {
    return search.choose(question);
  }
}
