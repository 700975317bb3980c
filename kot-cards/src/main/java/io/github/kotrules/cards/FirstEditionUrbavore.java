package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Keep. One more point for starting a turn in Tokyo; any damage that the owner deals to others from there is one higher.
 *
 * @rulebook T-8
 */
record FirstEditionUrbavore(CardFace face) implements KeepCard, WhenTurnStarts, ModifiesDamage {
  @Override
  public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
    return Urbavore.income(table, owner);
  }

  @Override
  public int extraDamage(Table table, Seat owner, DealDamage damage, Seat victim) {
    return table.isInTokyo(owner) && victim != owner && damage.targets().contains(victim) ? 1 : 0;
  }
}
