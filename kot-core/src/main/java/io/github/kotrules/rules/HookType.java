package io.github.kotrules.rules;

import io.github.kotrules.card.Card;
import io.github.kotrules.card.Hook;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * One kind of hook, with a bit of its own in {@link KeepCards#hooks()}. Whether anybody has a card with the hook is one look
 * at a number, so a hook that no card on the table has costs nothing.
 */
final class HookType<H extends Hook> {
  private final Class<H> type;
  private final long bit;

  HookType(Class<H> type, int position) {
    this.type = type;
    this.bit = 1L << position;
  }

  long bit() {
    return bit;
  }

  /** The name of the hook's interface. */
  String name() {
    return type.getSimpleName();
  }

  Class<H> type() {
    return type;
  }

  boolean isIn(long hooks) {
    return (hooks & bit) != 0;
  }

  boolean isIn(KeepCards cards) {
    return (cards.hooks() & bit) != 0;
  }

  /** Whether anybody has a card with this hook. */
  boolean isInPlay(Table table) {
    return isIn(table.hooksInPlay());
  }

  /** Whether a Monster has a card with this hook. */
  boolean isWith(Table table, Seat seat) {
    return isInPlay(table) && isIn(table.cards(seat));
  }

  /** The card as this hook, or null. */
  @Nullable
  H of(Card card) {
    return type.isInstance(card) ? type.cast(card) : null;
  }

  @Override
  public String toString() {
    return name();
  }
}
