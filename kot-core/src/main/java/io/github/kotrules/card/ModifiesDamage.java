package io.github.kotrules.card;

import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Adds damage when the owner deals damage. Called for every Monster, target or not. A Monster that was not a target takes the
 * extra damage as a separate packet, which does not count as Smash.
 */
public non-sealed interface ModifiesDamage extends Hook {
  int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim);
}
