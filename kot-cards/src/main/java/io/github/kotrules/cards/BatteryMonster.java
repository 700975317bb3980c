package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Comes with six energy, two of which go to the owner at the start of each of its turns; discarded when empty.
 *
 * <p>Ruling: receiving them does not count as a gain. A card bought from another Monster keeps the energy on it.
 */
record BatteryMonster(CardFace face) implements KeepCard, WhenGained, WhenTurnStarts, WhenEmptied {
  private static final int STORED = 6;
  private static final int WITHDRAWN = 2;

  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return how == Acquisition.TAKEN_OVER
        ? ImmutableList.of()
        : ImmutableList.of(new PlaceCounters(owner, card.id(), STORED));
  }

  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return withdraw(owner, card);
  }

  @Override
  public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new DiscardCard(owner, card.id()));
  }

  static ImmutableList<Effect> withdraw(Seat owner, HeldCard card) {
    return ImmutableList.of(new WithdrawEnergy(owner, card.id(), WITHDRAWN));
  }
}
