package io.github.kotrules.card;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a card breaks the contract of its {@linkplain Hook hooks}: it threw, returned null, returned an impossible effect,
 * or caused effects without end. The action was not applied; the state that it was applied to is intact.
 *
 * <p>Every method that calls cards may throw it: those that apply an action, list legal actions or start a table. If several
 * cards trigger each other without end, it names one of them. A {@link VirtualMachineError} such as {@link OutOfMemoryError} is
 * passed on; only a {@link StackOverflowError} in a hook counts as a failure of the card.
 */
public final class CardFailureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final CardId card;
  private final String hook;
  private final Seat owner;

  /**
   * Creates an exception.
   *
   * @param hook the simple name of the hook, as in {@code WhenTurnStarts}
   * @param problem what the card did, as in "threw an exception"
   */
  public CardFailureException(
      CardId card, String hook, Seat owner, String problem, @Nullable Throwable cause) {
    super(
        Excerpt.ofMessage(
            "card " + card + " of " + owner + " failed in " + hook + ": it " + problem),
        cause);
    this.card = requireNonNull(card, "card");
    this.hook = requireNonNull(hook, "hook");
    this.owner = requireNonNull(owner, "owner");
    requireNonNull(problem, "problem");
  }

  /** The card that failed; for a copy, the card that copies. */
  public CardId card() {
    return card;
  }

  /** The simple name of the hook that was called. */
  public String hook() {
    return hook;
  }

  /** The owner of the card. */
  public Seat owner() {
    return owner;
  }
}
