package io.github.kotrules;

import io.github.kotrules.action.Action;

/**
 * A player: a person behind a screen, a bot, a script.
 *
 * <pre>{@code
 * Chooser careful = question ->
 *     question.decision() instanceof ChooseYield && question.view().life(question.seat()) <= 5
 *         ? new YieldTokyo()
 *         : question.options().get(0);
 * Action answer = careful.choose(Question.of(game, state));
 * assert answer.equals(new StopRolling());
 * }</pre>
 */
@FunctionalInterface
public interface Chooser {

  /**
   * Answers a question.
   *
   * @return one of its {@linkplain Question#options() options}
   */
  Action choose(Question question);
}
