package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Deals damage to a Monster that was not a target, after the owner's damage has cost another Monster life. Called after the
 * packets of all targets are resolved; each answer is a separate packet, which does not count as Smash.
 */
public non-sealed interface SpreadsDamage extends Hook {
  int spreadDamage(Table table, Seat owner, Seat bystander);
}
