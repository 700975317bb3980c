package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Chooser} gave an answer that was not among its options.
 *
 * <p>The message is short and contains only what the asked seat may see.
 *
 * <pre>{@code
 * Chooser confused = (view, options) -> new SweepMarket();
 * try {
 *   Play.of(game, state).choosers(List.of(bot, confused, bot)).random(random).toEnd();
 * } catch (IllegalChoiceException e) {
 *   assert e.decision().equals(new ChooseReroll(Seat.TWO));
 * }
 * }</pre>
 */
public final class IllegalChoiceException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  private final transient Decision decision;
  private final transient @Nullable Action answer;

  IllegalChoiceException(Decision decision, @Nullable Action answer, List<Action> options) {
    super("the chooser of " + decision.seat() + " was asked " + Excerpt.of(decision)
        + " and answered " + Excerpt.of(answer) + ", which is not among its options "
        + Excerpt.of(options));
    this.decision = decision;
    this.answer = answer;
  }

  /** What was asked, and whom. */
  public Decision decision() {
    return decision;
  }

  /** What was answered. */
  public @Nullable Action answer() {
    return answer;
  }
}
