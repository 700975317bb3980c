package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Called when the owner has gained the card in any way. */
public non-sealed interface WhenGained extends Hook {
  ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how);
}
