package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * When the owner has lost the card, except by elimination or by beginning anew.
 *
 * <pre>{@code
 * // Losing it costs 2 points.
 * @Override
 * public ImmutableList<Effect> whenLost(Table table, Seat owner) {
 *   return ImmutableList.of(new LosePoints(owner, 2));
 * }
 * }</pre>
 */
public non-sealed interface WhenLost extends Hook {
  ImmutableList<Effect> whenLost(Table table, Seat owner);
}
