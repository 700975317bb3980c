package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenBuying;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. One point for each purchase.
 *
 * <p>Ruling: before the bought card takes effect; not for its own purchase, not for sweeps.
 */
record MediaFriendly(CardFace face) implements KeepCard, WhenBuying {
  @Override
  public ImmutableList<Effect> whenBuying(Table table, Seat owner) {
    return ImmutableList.of(new GainPoints(owner, 1));
  }
}
