package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Called when dice were rolled for the card: by {@link io.github.kotrules.effect.Effect.RollForCard}, or for {@link
 * ProbesDice}.
 */
public non-sealed interface WhenCardRolled extends Hook {
  ImmutableList<Effect> whenCardRolled(Table table, Seat owner, HeldCard card, Dice dice);
}
