package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Called when the owner has entered Tokyo from outside, in step 3 or by a card, after the point for it; not when it moves from
 * Bay to City (T-11).
 */
public non-sealed interface WhenTokyoEntered extends Hook {
  ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card);
}
