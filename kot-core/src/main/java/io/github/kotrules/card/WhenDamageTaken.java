package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/** Called when the owner has lost life to damage and is still alive. */
public non-sealed interface WhenDamageTaken extends Hook {
  ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss);
}
