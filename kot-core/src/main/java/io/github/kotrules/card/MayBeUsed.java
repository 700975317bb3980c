package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * What happens if the owner uses the card at a question it is asked; nothing if it cannot be used now.
 *
 * <pre>{@code
 * // Between rolls, once a turn: 2 energy for one more roll.
 * @Override
 * public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
 *   boolean usable = moment == Moment.ROLLING && !card.isUsed() && table.energy(owner) >= 2;
 *   return usable
 *       ? ImmutableList.of(new LoseEnergy(owner, 2), new GrantReroll(owner))
 *       : ImmutableList.of();
 * }
 * }</pre>
 */
public non-sealed interface MayBeUsed extends Hook {
  ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment);
}
