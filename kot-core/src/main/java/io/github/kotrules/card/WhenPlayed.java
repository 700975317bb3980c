package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** What a Discard card does when it is bought (B-4). */
public non-sealed interface WhenPlayed extends Hook {
  ImmutableList<Effect> whenPlayed(Table table, Seat buyer);
}
