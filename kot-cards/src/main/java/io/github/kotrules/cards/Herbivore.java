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

/**
 * Keep. One point at the end of a turn of the owner in which it cost no Monster life.
 *
 * <p>Ruling: a loss of its own life by its own card counts; its poison does not.
 */
record Herbivore(CardFace face) implements KeepCard, WhenTurnEnds {
  @Override
  public TurnEnd part() {
    return TurnEnd.CONDUCT;
  }

  @Override
  public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
    return table.harmers().contains(owner)
        ? ImmutableList.of()
        : ImmutableList.of(new GainPoints(owner, 1));
  }
}
