package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Called when the last counter or energy was taken off the card. */
public non-sealed interface WhenEmptied extends Hook {
  ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card);
}
