package io.github.kotrules.card;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Lets the card become a copy of a Keep card in play. The effect {@link io.github.kotrules.effect.Effect.AskForCopy} asks the
 * owner which.
 */
public non-sealed interface CopiesCards extends Hook {
  boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target);
}
