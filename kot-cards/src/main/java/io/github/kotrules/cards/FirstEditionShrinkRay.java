package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/**
 * Keep. A shrink token for every Monster that loses life to the owner's damage, that of cards included.
 *
 * <p>Ruling: also for damage without an attack, which a card deals because of dice.
 */
record FirstEditionShrinkRay(CardFace face) implements KeepCard, WhenDamageDealt {
  @Override
  public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
    return loss.seat() == owner ? ImmutableList.of() : ShrinkRay.give(loss);
  }
}
