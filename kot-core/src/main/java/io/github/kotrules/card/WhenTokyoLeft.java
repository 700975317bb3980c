package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Called when the owner has left Tokyo: by yielding, by a card, or because Bay has closed; not when it is eliminated or revived
 * (T-11). After a yield it is called together with {@link WhenYielded}.
 */
public non-sealed interface WhenTokyoLeft extends Hook {
  ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card);
}
