package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.StrengthensSmash;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. One more point for starting a turn in Tokyo; in Tokyo one further smash if there is at least one.
 *
 * @rulebook T-8
 */
record Urbavore(CardFace face) implements KeepCard, WhenTurnStarts, StrengthensSmash {
  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return income(table, owner);
  }

  @Override
  public int extraSmashes(Table table, Seat owner) {
    return table.isInTokyo(owner) ? 1 : 0;
  }

  static ImmutableList<Effect> income(Table table, Seat owner) {
    return table.isInTokyo(owner) ? ImmutableList.of(new GainPoints(owner, 1)) : ImmutableList.of();
  }
}
