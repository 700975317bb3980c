package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** A card of the tests' own, for damage that is neither Smash nor poison: 3 to every Monster, its buyer last. */
record Bomb() implements Card, WhenPlayed {
  @Override
  public CardFace face() {
    return CardFace.discard("bomb", "Bomb", 1, "All Monsters take 3 damage.");
  }

  @Override
  public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
    return ImmutableList.of(new DealDamage(buyer, table.living(), 3, DamageKind.CARD));
  }
}
