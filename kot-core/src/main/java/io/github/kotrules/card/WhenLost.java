package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** When the owner has lost the card, except when the owner was eliminated or revived. */
public non-sealed interface WhenLost extends Hook {
  ImmutableList<Effect> whenLost(Table table, Seat owner);
}
