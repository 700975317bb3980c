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
 * Keep. One point at the end of the owner's turn if it alone has the fewest points.
 *
 * <p>Ruling: among the living.
 */
record RootingForTheUnderdog(CardFace face) implements KeepCard, WhenTurnEnds {
  @Override
  public TurnEnd part() {
    return TurnEnd.STANDING;
  }

  @Override
  public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
    return isLast(table, owner) ? ImmutableList.of(new GainPoints(owner, 1)) : ImmutableList.of();
  }

  private static boolean isLast(Table table, Seat owner) {
    for (Seat other = table.left(owner); other != owner; other = table.left(other)) {
      if (table.points(other) <= table.points(owner)) {
        return false;
      }
    }
    return true;
  }
}
