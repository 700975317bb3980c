package io.github.kotrules.bots.mcts;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Monte-Carlo tree search through the rules themselves: every playout samples a table that fits what the seat knows, follows
 * the answers that did well so far, continues greedily for a few turns and evaluates the table. The bot gives the answer that
 * was tried most often. With a budget in playouts the same generator gives the same answers.
 */
public final class MctsBot implements Chooser {
  private final Game game;
  private final Budget budget;
  private final RandomGenerator random;
  private final LongSupplier nanos;

  public MctsBot(Game game, Budget budget, RandomGenerator random) {
    this(game, budget, random, System::nanoTime);
  }

  /** Creates a bot with another clock, for tests. */
  MctsBot(Game game, Budget budget, RandomGenerator random, LongSupplier nanos) {
    this.game = game;
    this.budget = budget;
    this.random = random;
    this.nanos = nanos;
  }

  @Override
  public Action choose(Question question) {
    return new Search(game, question, random).best(budget, nanos);
  }
}
