package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Called when the owner buys another card, before that card takes effect. */
public non-sealed interface WhenBuying extends Hook {
  ImmutableList<Effect> whenBuying(Table table, Seat owner);
}
