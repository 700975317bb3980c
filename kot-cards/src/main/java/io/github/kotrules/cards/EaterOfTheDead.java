package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Keep. Three points whenever another Monster falls to 0 life.
 *
 * <p>Ruling: also if that Monster is revived.
 */
record EaterOfTheDead(CardFace face) implements KeepCard, WhenMonsterFalls {
  @Override
  public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
    return ImmutableList.of(new GainPoints(owner, 3));
  }
}
