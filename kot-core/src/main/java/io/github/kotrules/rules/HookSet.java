package io.github.kotrules.rules;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Several kinds of hooks at once: one look tells whether a Monster has a card for any of these moments. */
final class HookSet {
  private final long bits;

  private HookSet(long bits) {
    this.bits = bits;
  }

  static HookSet of(HookType<?>... types) {
    long bits = 0;
    for (HookType<?> type : types) {
      bits |= type.bit();
    }
    return new HookSet(bits);
  }

  /** The moments of both sets. */
  HookSet plus(HookSet others) {
    return new HookSet(bits | others.bits);
  }

  /** Whether anybody has a card for one of these moments. */
  boolean isInPlay(Table table) {
    return (table.hooksInPlay() & bits) != 0;
  }

  boolean isWith(Table table, Seat seat) {
    return isInPlay(table) && (table.cards(seat).hooks() & bits) != 0;
  }
}
