package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Adds dice to the owner's roll. Called once a turn, before the first roll.
 *
 * <pre>{@code
 * // one more die for a Monster with at most 3 life
 * ModifiesDice adrenaline = (table, owner) -> table.life(owner) <= 3 ? 1 : 0;
 * }</pre>
 */
public non-sealed interface ModifiesDice extends Hook {
  int extraDice(Table table, Seat owner);
}
