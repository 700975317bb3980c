package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Lets the owner change a die from one face to another, after the last roll of its own turn. */
public non-sealed interface ChangesDice extends Hook {
  boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to);

  /** The effects that pay for one use: a loss of energy, or of the card itself. */
  default ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of();
  }
}
