package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How much damage a Monster takes that was not a target, after the owner's damage has cost another Monster life. Asked once
 * the packets of all targets are done; each answer is a packet of its own, which does not count as Smash.
 */
public non-sealed interface SpreadsDamage extends Hook {
  int spreadDamage(Table table, Seat owner, Seat bystander);
}
