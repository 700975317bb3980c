package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/**
 * When a Monster has lost life to the owner's damage, before it is eliminated by it.
 *
 * <pre>{@code
 * // Takes 1 energy from whom it hurts.
 * @Override
 * public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
 *   return table.energy(loss.seat()) >= 1
 *       ? ImmutableList.of(new LoseEnergy(loss.seat(), 1), new GainEnergy(owner, 1))
 *       : ImmutableList.of();
 * }
 * }</pre>
 */
public non-sealed interface WhenDamageDealt extends Hook {
  ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss);
}
