package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** A card that takes effect once: a row of effects for its buyer. */
record PrintedDiscard(CardId id, String name, int cost, String description, Row row)
    implements PowerCard, WhenPlayed {

  /** What the card does for its buyer. */
  @FunctionalInterface
  interface Row {
    ImmutableList<Effect> effects(Table table, Seat buyer);
  }

  @Override
  public CardKind kind() {
    return CardKind.DISCARD;
  }

  @Override
  public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
    return row.effects(table, buyer);
  }

  @Override
  public String toString() {
    return name;
  }
}
