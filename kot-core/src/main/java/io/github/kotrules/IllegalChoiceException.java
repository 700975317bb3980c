package io.github.kotrules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.internal.Excerpt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Thrown if a {@link Chooser} gives an answer that is not among its options. */
public final class IllegalChoiceException extends ChooserException {
  private static final long serialVersionUID = 1;

  private final @Nullable Action answer;

  IllegalChoiceException(
      Decision decision, @Nullable Action answer, List<Action> options, GameRecord record) {
    super(
        decision,
        " and answered " + Excerpt.of(answer) + ", which is not among its options "
            + Excerpt.of(options),
        record);
    this.answer = answer;
  }

  /** The answer, which may be null. */
  public @Nullable Action answer() {
    return answer;
  }
}
