package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Lets the owner use the card whenever it is asked a question. Without effects, the card cannot be used now. */
public non-sealed interface MayBeUsed extends Hook {
  ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment);
}
