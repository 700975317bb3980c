package io.github.kotrules.card;

import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * How much more damage a Monster takes when the owner deals damage. Asked for every Monster, target or not; a
 * Monster that was no target takes the extra as a packet of its own that is no Smash.
 *
 * <pre>{@code
 * // Hits those harder who have more points.
 * @Override
 * public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
 *   boolean leads = table.points(victim) > table.points(owner);
 *   return leads && damage.targets().contains(victim) ? 1 : 0;
 * }
 * }</pre>
 */
public non-sealed interface ModifiesDamage extends Hook {
  int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim);
}
