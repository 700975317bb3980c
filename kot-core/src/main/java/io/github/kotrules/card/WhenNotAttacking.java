package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/**
 * Called when all of the owner's dice that have an effect are resolved and there was no attack (D-1). {@code targets} are the
 * Monsters that an attack would have hit.
 */
public non-sealed interface WhenNotAttacking extends Hook {
  ImmutableList<Effect> whenNotAttacking(Table table, Seat owner, SeatSet targets);
}
