package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. Heals two life when gained; the maximum is two higher.
 *
 * <p>Ruling: never more than twelve, copies included; when lost, life is cut to the maximum.
 */
record EvenBigger(CardFace face) implements KeepCard, ModifiesMaximumLife, WhenGained {
  static final int LIFE = 2;

  @Override
  public int extraMaximumLife() {
    return LIFE;
  }

  @Override
  public ImmutableList<Effect> whenGained(Table table, Seat owner, HeldCard card, Acquisition how) {
    return ImmutableList.of(new Heal(owner, LIFE));
  }
}
