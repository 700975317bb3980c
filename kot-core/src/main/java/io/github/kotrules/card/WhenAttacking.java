package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Called when the owner attacks, before damage is dealt. */
public non-sealed interface WhenAttacking extends Hook {
  ImmutableList<Effect> whenAttacking(Table table, Seat owner);
}
