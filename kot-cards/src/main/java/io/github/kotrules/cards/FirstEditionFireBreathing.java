package io.github.kotrules.cards;

import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Whenever the owner deals damage, its neighbours take one more, targets or not.
 *
 * <p>Ruling: card damage to others counts; damage that only the owner takes does not.
 */
record FirstEditionFireBreathing(Printed printed) implements KeepCard, ModifiesDamage {
  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    boolean hurtsOthers = !damage.targets().without(owner).isEmpty();
    return hurtsOthers && FireBreathing.isNeighbour(table, owner, victim) ? 1 : 0;
  }
}
