package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;

/** When all dice of the owner's turn are resolved and there was no attack; {@code targets} are whom one would have hit. */
public non-sealed interface WhenNotAttacking extends Hook {
  ImmutableList<Effect> whenNotAttacking(Table table, Seat owner, SeatSet targets);
}
