package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Table;

/**
 * Keep. One energy when the owner loses two or more life at once.
 *
 * <p>Ruling: the loss by one packet counts; own cards and poison count; nothing if the owner is eliminated.
 */
record WereOnlyMakingItStronger(CardFace face) implements KeepCard, WhenDamageTaken {
  @Override
  public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
    return loss.amount() >= 2 ? ImmutableList.of(new GainEnergy(owner, 1)) : ImmutableList.of();
  }
}
