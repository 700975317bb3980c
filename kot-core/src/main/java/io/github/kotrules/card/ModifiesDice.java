package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How many dice more the owner rolls. Counted once, when the first roll is made.
 *
 * <pre>{@code
 * // one more die for a Monster with at most 3 life
 * ModifiesDice adrenaline = (table, owner) -> table.life(owner) <= 3 ? 1 : 0;
 * }</pre>
 */
public non-sealed interface ModifiesDice extends Hook {
  int extraDice(Table table, Seat owner);
}
