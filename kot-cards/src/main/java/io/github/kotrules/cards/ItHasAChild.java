package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. At 0 life the owner is revived outside Tokyo with ten life, without cards and points.
 *
 * <p>Ruling: ten life whatever the starting life, up to the maximum; energy and tokens stay; it does not count as a yield.
 */
record ItHasAChild(CardFace face) implements KeepCard, InsteadOfElimination {
  @Override
  public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new ReviveMonster(owner, 10));
  }
}
