package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Called when the owner has answered {@link io.github.kotrules.effect.Effect.AskForAmount}: how much energy to put on the card.
 */
public non-sealed interface WhenAmountChosen extends Hook {
  ImmutableList<Effect> whenAmountChosen(Table table, Seat owner, HeldCard card, int amount);
}
