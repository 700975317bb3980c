package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.SpreadsDamage;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Whenever the owner deals damage, its neighbours take one more, targets or not.
 *
 * <p>Ruling: card damage to others counts; damage that only the owner takes does not. A neighbour that was not a target takes
 * it only if the damage has cost another Monster life.
 */
record FirstEditionFireBreathing(CardFace face) implements KeepCard, ModifiesDamage, SpreadsDamage {
  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return damage.targets().contains(victim) ? spreadDamage(table, owner, victim) : 0;
  }

  @Override
  public int spreadDamage(Table table, Seat owner, Seat bystander) {
    return FireBreathing.isNeighbour(table, owner, bystander) ? 1 : 0;
  }
}
