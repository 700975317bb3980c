package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Exactly three 3s take 1 point from another Monster, one of those with the most points. Its owner picks, if there are
 * several. Here it counts at the end of the turn.
 */
record ScaryFace() implements Card, WhenTurnEnds, WhenAnswered {
  private static final int THREES = 3;

  @Override
  public CardFace face() {
    return CardFace.keep(
        "scary-face",
        "Scary Face",
        4,
        "With exactly three 3s take 1 point from another Monster that has the most.");
  }

  @Override
  public TurnEnd part() {
    return TurnEnd.CONDUCT;
  }

  @Override
  public ImmutableList<Effect> whenTurnEnds(Table table, Seat owner, HeldCard card) {
    return table.dice().count(Face.THREE) == THREES
        ? ImmutableList.of(new AskForMonster(owner, leaders(table, owner)))
        : ImmutableList.of();
  }

  private static SeatSet leaders(Table table, Seat owner) {
    SeatSet leaders = SeatSet.none();
    int most = 1;
    for (Seat other : table.others(owner).toList()) {
      if (table.points(other) > most) {
        leaders = SeatSet.none();
        most = table.points(other);
      }
      if (table.points(other) == most) {
        leaders = leaders.with(other);
      }
    }
    return leaders;
  }

  @Override
  public ImmutableList<Effect> whenMonsterPicked(
      Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
    return ImmutableList.of(new LosePoints(monster, 1), new GainPoints(owner, 1));
  }
}
