package io.github.kotrules.card;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Which of these dice the owner may roll again for free, as often as it likes. Asked in the owner's roll step, and
 * wherever else dice of the owner have fallen.
 */
public non-sealed interface RerollsForFree extends Hook {
  Dice freeRerolls(Table table, Seat owner, Dice dice);
}
