package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Whether the owner may turn a die from one face to another, after the last roll of its own turn.
 *
 * <pre>{@code
 * // Turns hearts into Smash, for 1 energy each.
 * @Override
 * public boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to) {
 *   return from == Face.HEART && to == Face.SMASH && table.energy(owner) >= 1;
 * }
 *
 * @Override
 * public ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
 *   return ImmutableList.of(new LoseEnergy(owner, 1));
 * }
 * }</pre>
 */
public non-sealed interface ChangesDice extends Hook {
  boolean canTurn(Table table, Seat owner, HeldCard card, Face from, Face to);

  /** What using the card costs: energy, or the card itself. */
  default ImmutableList<Effect> priceOfTurning(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of();
  }
}
