package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. At the end of the owner's turn one point for every six energy, which it keeps. */
record EnergyHoarder(CardFace face) implements KeepCard, WhenTurnEnds {
  @Override
  public TurnEnd part() {
    return TurnEnd.HOLDINGS;
  }

  @Override
  public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new GainPoints(owner, table.energy(owner) / 6));
  }
}
