package io.github.kotrules.card;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A card broke the contract of its {@linkplain Hook hooks}: it threw, returned null, wanted something impossible, or never
 * came to an end. The action was not applied; the state that it was applied to is intact.
 *
 * <p>It may come out of every method that asks cards: those that apply an action, list the legal ones or start a table. If
 * several cards keep each other going without end, it names one of them. An error of the virtual machine, such as a lack of
 * memory, is not a failure of a card and is passed on; a stack overflow in a hook is one.
 */
public final class CardFailureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final CardId card;
  private final String hook;
  private final Seat owner;

  /**
   * A failure of a card.
   *
   * @param hook the simple name of the hook, as in {@code WhenTurnStarts}
   * @param problem what the card did, as in "threw an exception"
   */
  public CardFailureException(
      CardId card, String hook, Seat owner, String problem, @Nullable Throwable cause) {
    super("card " + card + " of " + owner + " failed in " + hook + ": it " + problem, cause);
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

  /** Whose card it is. */
  public Seat owner() {
    return owner;
  }
}
