package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/** Called when a Monster has lost life to the owner's damage, before that eliminates it. */
public non-sealed interface WhenDamageDealt extends Hook {
  ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss);
}
