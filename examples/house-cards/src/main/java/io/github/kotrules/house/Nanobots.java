package io.github.kotrules.house;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Keep. Heals 2 life at the start of the owner's turn if it has less than 3. */
record Nanobots() implements Card, WhenTurnStarts {
  private static final int LOW = 3;

  @Override
  public CardFace face() {
    return CardFace.keep(
        "nanobots",
        "Nanobots",
        3,
        "Heal 2 life at the start of your turn if you have less than 3.");
  }

  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return table.life(owner) < LOW ? ImmutableList.of(new Heal(owner, 2)) : ImmutableList.of();
  }
}
