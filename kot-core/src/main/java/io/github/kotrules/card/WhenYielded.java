package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Called when the owner has yielded, after all have answered and before the attacker enters. */
public non-sealed interface WhenYielded extends Hook {
  ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker);
}
