package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Whether the owner may turn a die from one face to another, after the last roll of its own turn. */
public non-sealed interface ChangesDice extends Hook {
  boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to);

  /** What using the card costs: energy, or the card itself. */
  default ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of();
  }
}
