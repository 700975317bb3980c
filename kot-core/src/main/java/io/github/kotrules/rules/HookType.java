package io.github.kotrules.rules;

import io.github.kotrules.card.Card;
import io.github.kotrules.card.Hook;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import java.util.Arrays;

/**
 * One kind of hook, as a bit in {@link KeepCards#hooks()}: asking whether anybody has a card for a moment costs one look at
 * a number, so a moment that no card on the table knows costs nothing.
 */
final class HookType<H extends Hook> {
  private final Class<H> type;
  private final long bit;

  private HookType(Class<H> type, int position) {
    this.type = type;
    this.bit = 1L << position;
  }

  static <H extends Hook> HookType<H> of(Class<H> type) {
    int position = Arrays.asList(Hook.class.getPermittedSubclasses()).indexOf(type);
    if (position < 0) {
      throw new IllegalArgumentException(type + " is not one of the moments that Hook permits");
    }
    return new HookType<>(type, position);
  }

  /** The bits of all hooks that a card implements. */
  static long bitsOf(Card card) {
    Class<?>[] types = Hook.class.getPermittedSubclasses();
    long bits = 0;
    for (int i = 0; i < types.length; i++) {
      if (types[i].isInstance(card)) {
        bits |= 1L << i;
      }
    }
    return bits;
  }

  long bit() {
    return bit;
  }

  boolean isIn(long hooks) {
    return (hooks & bit) != 0;
  }

  /** Whether anybody has a card for this moment. */
  boolean isInPlay(Table table) {
    return isIn(table.hooksInPlay());
  }

  /** Whether a Monster has a card for this moment; that nobody has one is known at a glance. */
  boolean isWith(Table table, Seat seat) {
    return isInPlay(table) && isIn(table.cards(seat));
  }

  boolean isIn(KeepCards cards) {
    return (cards.hooks() & bit) != 0;
  }

  H cast(Card card) {
    return type.cast(card);
  }
}
