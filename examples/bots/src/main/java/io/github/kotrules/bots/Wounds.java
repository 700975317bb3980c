package io.github.kotrules.bots;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Table;

/** The use of Hearts to a Monster. */
final class Wounds {
  private Wounds() {}

  /** The number of Hearts that the Monster can use now; none in Tokyo (D-4). */
  static int healable(Table table, Seat seat) {
    return table.isInTokyo(seat)
        ? 0
        : table.maxLife(seat)
            - table.life(seat)
            + table.tokens(seat, Token.POISON)
            + table.tokens(seat, Token.SHRINK);
  }
}
