package io.github.kotrules.rules;

import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;

/**
 * A set of hook types, one bit each as in {@link KeepCards#hooks}. One test of a long shows whether any card in play has one of
 * them, so unused hooks cost nothing.
 */
sealed class HookSet permits HookType {
  private final long bits;

  HookSet(long bits) {
    this.bits = bits;
  }

  static HookSet of(HookSet... sets) {
    long bits = 0;
    for (HookSet set : sets) {
      bits |= set.bits;
    }
    return new HookSet(bits);
  }

  final boolean contains(HookType<?> type) {
    return isIn(type.bits());
  }

  final long bits() {
    return bits;
  }

  final boolean isIn(long hooks) {
    return (hooks & bits) != 0;
  }

  final boolean isIn(KeepCards cards) {
    return (cards.hooks(EngineKey.KEY) & bits) != 0;
  }

  /** Whether anybody has a card with one of these hooks. */
  final boolean isInPlay(Table table) {
    return (table.hooksInPlay(EngineKey.KEY) & bits) != 0;
  }

  /** Whether a Monster has a card with one of these hooks. */
  final boolean isWith(Table table, Seat seat) {
    return isInPlay(table) && isIn(table.cards(seat));
  }
}
