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
 * GameRecord record = Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *     .choosers(List.of(careful, careful))
 *     .random(new Random(42))
 *     .toEnd();
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
