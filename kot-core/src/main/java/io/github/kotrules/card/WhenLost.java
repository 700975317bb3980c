package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Called when the owner has lost the card, except by its elimination or revival. */
public non-sealed interface WhenLost extends Hook {
  ImmutableList<Effect> whenLost(Table table, Seat owner);
}
