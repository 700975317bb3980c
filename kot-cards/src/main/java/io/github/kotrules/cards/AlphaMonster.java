package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAttacking;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. One point in each turn with an attack.
 *
 * <p>Ruling: once a turn, even if nobody is hit or all damage is prevented.
 */
record AlphaMonster(CardFace face) implements KeepCard, WhenAttacking {
  @Override
  public ImmutableList<Effect> whenAttacking(Table table, Seat owner) {
    return ImmutableList.of(new GainPoints(owner, 1));
  }
}
