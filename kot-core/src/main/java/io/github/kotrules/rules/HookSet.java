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

  boolean isWith(Table table, Seat seat) {
    return (table.hooksInPlay() & bits) != 0 && (table.cards(seat).hooks() & bits) != 0;
  }
}
