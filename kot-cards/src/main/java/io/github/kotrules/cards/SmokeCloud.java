package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.ExhaustCard;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Three charges, each for one more roll; discarded with the last.
 *
 * <p>Ruling: a copy has its own three charges, and ends when they are gone.
 *
 * @rulebook R-3
 */
record SmokeCloud(CardFace face) implements KeepCard, WhenGained, MayBeUsed, WhenEmptied {
  private static final int CHARGES = 3;

  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return how == Acquisition.TAKEN_OVER
        ? ImmutableList.of()
        : ImmutableList.of(new PlaceCounters(owner, card.id(), CHARGES));
  }

  @Override
  public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
    return moment == Moment.ROLLING && card.counters() > 0
        ? ImmutableList.of(new PlaceCounters(owner, card.id(), -1), new GrantReroll(owner))
        : ImmutableList.of();
  }

  @Override
  public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
    return ImmutableList.of(new ExhaustCard(owner, card.id()));
  }
}
