package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Called when a Discard card is bought (B-4).
 *
 * <pre>{@code
 * // 2 points, and all other Monsters take 1 damage
 * WhenPlayed fireworks = (table, buyer) -> ImmutableList.of(
 *     new GainPoints(buyer, 2), new DealDamage(buyer, table.others(buyer), 1, DamageKind.CARD));
 * }</pre>
 */
public non-sealed interface WhenPlayed extends Hook {
  ImmutableList<Effect> whenPlayed(Table table, Seat buyer);
}
