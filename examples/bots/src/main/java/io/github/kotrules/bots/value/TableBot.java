package io.github.kotrules.bots.value;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.util.random.RandomGenerator;

/**
 * Plays by the table of the solved game: it looks to the end of the turn, exactly as far as dice are concerned, and takes the
 * chances of two Monsters without cards from the exact table. Energy and cards are worth what rules of thumb say. The first bot for
 * some rules solves them, which takes about a second.
 *
 * <p>A bot belongs to one thread.
 */
public final class TableBot implements Chooser {
  private final TurnSearch search;

  /**
   * A bot for a game.
   *
   * @throws IllegalArgumentException if the game has numbers or ways to win that the solver does not know
   */
  public TableBot(Game game, RandomGenerator random) {
    boolean hasCards = !game.cards().copies().isEmpty();
    this.search = new TurnSearch(game, random, new ExactJudge(game.rules(), hasCards));
  }

  @Override
  public Action choose(Question question) {
    return search.choose(question);
  }
}
