package io.github.kotrules.snippets;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * An invented Keep card with a decision: for 1 energy its owner reduces the damage it is about to take by 1, once for each
 * packet.
 */
// README: begin
record ThickSkin() implements Card, DefendsAgainstDamage {
  @Override
  public CardFace face() {
    return CardFace.keep("thick-skin", "Thick Skin", 3, "Pay 1 energy to take 1 damage less.");
  }

  @Override
  public ImmutableList<Effect> defend(Table table, Seat owner, HeldCard card, DamagePacket packet) {
    boolean usable = table.energy(owner) >= 1 && !packet.used().contains(card.id());
    return usable
        ? ImmutableList.of(new LoseEnergy(owner, 1), new ReduceDamage(1))
        : ImmutableList.of();
  }
}
// README: end
