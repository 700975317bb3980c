package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** Called when another Monster has fallen to 0 life, whether it is eliminated or revived. */
public non-sealed interface WhenMonsterFalls extends Hook {
  ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim);
}
