package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Called when a turn of the owner ends (E-1).
 *
 * <pre>{@code
 * // a Monster without energy heals 1 life
 * record Nest() implements WhenTurnEnds {
 *   @Override
 *   public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
 *     return table.energy(owner) == 0 ? ImmutableList.of(new Heal(owner, 1)) : ImmutableList.of();
 *   }
 *
 *   @Override
 *   public TurnEnd part() {
 *     return TurnEnd.UPKEEP;
 *   }
 * }
 * }</pre>
 */
public non-sealed interface WhenTurnEnds extends Hook {
  ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card);

  /** The part of the end of turn in which the card acts. */
  TurnEnd part();
}
