package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * When a turn of the owner starts, after the points for Tokyo (T-8).
 *
 * <pre>{@code
 * // 1 energy for whoever is in Tokyo.
 * @Override
 * public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
 *   return table.isInTokyo(owner) ? ImmutableList.of(new GainEnergy(owner, 1)) : ImmutableList.of();
 * }
 * }</pre>
 */
public non-sealed interface WhenTurnStarts extends Hook {
  ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card);
}
