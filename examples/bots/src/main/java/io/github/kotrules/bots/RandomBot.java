package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import java.util.List;
import java.util.random.RandomGenerator;

/** Picks any option, each as likely as the others. The same generator, the same picks. */
public final class RandomBot implements Chooser {
  private final RandomGenerator random;

  public RandomBot(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public Action choose(Question question) {
    List<Action> options = question.options();
    return options.get(random.nextInt(options.size()));
  }
}
