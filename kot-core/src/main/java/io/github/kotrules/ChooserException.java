package io.github.kotrules;

import static com.google.common.base.Preconditions.checkState;

import io.github.kotrules.action.Decision;
import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a {@link Chooser} fails: it threw an exception, which is the {@linkplain #getCause() cause}, or it gave an
 * {@linkplain IllegalChoiceException illegal answer}. The record shows how the game came to that question.
 *
 * <p>The message is short and contains only what the asked seat may see. The record contains everything, including what only
 * other seats have seen.
 */
public sealed class ChooserException extends IllegalStateException permits IllegalChoiceException {
  private static final long serialVersionUID = 1;

  private final Decision decision;
  private final transient @Nullable GameRecord record;

  ChooserException(Decision decision, Throwable thrown, GameRecord record) {
    super(asked(decision) + " and threw " + Excerpt.of(thrown.getClass().getName()), thrown);
    this.decision = decision;
    this.record = record;
  }

  ChooserException(Decision decision, String fault, GameRecord record) {
    super(asked(decision) + fault);
    this.decision = decision;
    this.record = record;
  }

  private static String asked(Decision decision) {
    return "the chooser of " + decision.seat() + " was asked " + Excerpt.of(decision);
  }

  /** The seat whose chooser failed. */
  public Seat seat() {
    return decision.seat();
  }

  /** The question that it was asked. */
  public Decision decision() {
    return decision;
  }

  /**
   * The game so far, up to the question.
   *
   * @throws IllegalStateException if this exception was deserialised: a record is not serialised, send it as text, written with
   *     a {@code Notation}
   */
  public GameRecord record() {
    checkState(
        record != null,
        "the record stayed in the process where the chooser failed: write it there");
    return record;
  }
}
