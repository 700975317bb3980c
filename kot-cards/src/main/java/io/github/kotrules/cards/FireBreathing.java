package io.github.kotrules.cards;

import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. With a smash in the roll the nearest Monsters to the left and right lose one more life, wherever they are.
 *
 * <p>Ruling: on a target it is part of the same packet; on others it does not count as Smash. A lone opponent loses only one.
 */
record FireBreathing(CardFace face) implements KeepCard, ModifiesDamage {
  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return damage.kind() == DamageKind.SMASH && isNeighbour(table, owner, victim) ? 1 : 0;
  }

  static boolean isNeighbour(Table table, Seat owner, Seat victim) {
    return victim != owner && (table.left(owner) == victim || table.right(owner) == victim);
  }
}
