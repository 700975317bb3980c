package io.github.kotrules.bots;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.state.GameState;
import java.util.random.RandomGenerator;

/** Tries every option of a question several times. All options get the same luck, so that luck does not decide between them. */
public final class Trials {
  /** With more options than this, trials take too long. */
  private static final int MAX_OPTIONS = 100;

  private Trials() {}

  /** Returns whether the options should be tried: the order of groups and amounts are left to rules of thumb. */
  public static boolean areUseful(Question question) {
    return !(question.decision() instanceof ChooseGroup
        || question.decision() instanceof ChooseAmount
        || question.options().size() > MAX_OPTIONS);
  }

  /** Evaluates the state after an option. */
  @FunctionalInterface
  public interface Evaluation {
    /**
     * Returns the value for the player who is asked; 0 or more.
     *
     * @param luck the source of all further chance
     */
    double of(GameState after, SeededRandom luck);
  }

  /** Returns the option with the highest mean value, the first one if several have it. */
  public static Action best(
      Game game, Question question, int trials, RandomGenerator random, Evaluation evaluation) {
    long seed = random.nextLong();
    Action best = question.options().get(0);
    double highest = -1;
    for (Action option : question.options()) {
      SeededRandom luck = new SeededRandom(seed);
      double sum = 0;
      for (int i = 0; i < trials; i++) {
        sum += evaluation.of(game.next(question.view().sample(luck), option), luck);
      }
      double mean = sum / trials;
      if (mean > highest) {
        best = option;
        highest = mean;
      }
    }
    return best;
  }
}
