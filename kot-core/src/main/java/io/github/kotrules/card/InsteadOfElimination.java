package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Replaces the elimination of the owner at 0 life. Only the first such card acts. */
public non-sealed interface InsteadOfElimination extends Hook {
  ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card);
}
