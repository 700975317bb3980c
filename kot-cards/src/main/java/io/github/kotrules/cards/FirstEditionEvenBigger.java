package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenLost;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Heals two life when gained and raises the maximum by two; both are lost with the card.
 *
 * <p>Ruling: the loss of the two life is not damage, and can eliminate.
 */
record FirstEditionEvenBigger(CardFace face)
    implements KeepCard, ModifiesMaximumLife, WhenGained, WhenLost {
  @Override
  public int extraMaximumLife() {
    return EvenBigger.LIFE;
  }

  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return ImmutableList.of(new Heal(owner, EvenBigger.LIFE));
  }

  @Override
  public ImmutableList<Effect> whenLost(Table table, Seat owner) {
    return ImmutableList.of(new LoseLife(owner, EvenBigger.LIFE));
  }
}
