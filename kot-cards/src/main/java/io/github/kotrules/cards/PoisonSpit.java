package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/**
 * Keep. A poison token for every Monster that loses life to the owner's Smash.
 *
 * <p>Ruling: also for one that is revived because of it; tokens stay when the card is gone.
 */
record PoisonSpit(CardFace face) implements KeepCard, WhenDamageDealt {
  @Override
  public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
    return loss.kind() == DamageKind.SMASH ? give(loss) : ImmutableList.of();
  }

  static ImmutableList<Effect> give(LifeLost loss) {
    return ImmutableList.of(new GiveTokens(loss.seat(), Token.POISON, 1));
  }
}
