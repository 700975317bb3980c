package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** When the owner has 0 life: what happens instead of its elimination. Only the first such card speaks. */
public non-sealed interface InsteadOfElimination extends Hook {
  ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card);
}
