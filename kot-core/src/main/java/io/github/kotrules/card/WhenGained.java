package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * When the owner has got the card, in whatever way.
 *
 * <pre>{@code
 * // Comes with three counters, unless it was bought with what lies on it.
 * @Override
 * public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
 *   return how == Acquisition.TAKEN_OVER
 *       ? ImmutableList.of()
 *       : ImmutableList.of(new PlaceCounters(owner, card.id(), 3));
 * }
 * }</pre>
 */
public non-sealed interface WhenGained extends Hook {
  ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how);
}
