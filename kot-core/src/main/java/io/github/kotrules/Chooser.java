package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.state.GameView;
import java.util.List;

/**
 * A player: a person behind a screen, a bot, a script.
 *
 * <pre>{@code
 * Chooser careful = (view, options) ->
 *     view.pending() instanceof ChooseYield && view.life(view.seat()) <= 5
 *         ? new YieldTokyo()
 *         : options.get(0);
 * Action answer = careful.choose(view, game.legalActions(view));
 * assert answer.equals(new StopRolling());
 * }</pre>
 */
@FunctionalInterface
public interface Chooser {

  /**
   * Answers the question that {@code view.pending()} asks.
   *
   * @param view the table as the asked seat sees it
   * @param options what may be answered, never empty
   * @return one of the options
   */
  Action choose(GameView view, List<Action> options);
}
