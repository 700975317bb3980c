package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** When a turn of the owner starts, after the points for Tokyo (T-8). */
public non-sealed interface WhenTurnStarts extends Hook {
  ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card);
}
