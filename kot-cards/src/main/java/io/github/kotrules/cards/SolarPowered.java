package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. One energy at the end of the owner's turn if it has none. */
record SolarPowered(CardFace face) implements KeepCard, WhenTurnEnds {
  @Override
  public TurnEnd part() {
    return TurnEnd.UPKEEP;
  }

  @Override
  public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
    return table.energy(owner) == 0
        ? ImmutableList.of(new GainEnergy(owner, 1))
        : ImmutableList.of();
  }
}
