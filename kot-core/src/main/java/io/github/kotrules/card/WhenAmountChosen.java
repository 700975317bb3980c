package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * When the owner has said how much energy goes onto the card.
 *
 * <pre>{@code
 * // Stores what the effect AskForAmount has asked for.
 * @Override
 * public ImmutableList<Effect> whenAmountChosen(Table table, Seat owner, HeldCard card, int amount) {
 *   return ImmutableList.of(
 *       new LoseEnergy(owner, amount), new PlaceCounters(owner, card.id(), amount));
 * }
 * }</pre>
 */
public non-sealed interface WhenAmountChosen extends Hook {
  ImmutableList<Effect> whenAmountChosen(Table table, Seat owner, HeldCard card, int amount);
}
