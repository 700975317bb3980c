package io.github.kotrules.snippets;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/** An invented Discard card: the buyer gains 2 points, and all Monsters heal 1 life. */
record StreetParty() implements Card, WhenPlayed {

  @Override
  public CardFace face() {
    return CardFace.discard(
        "street-party", "Street Party", 4, "Gain 2 points; all Monsters heal 1 life.");
  }

  @Override
  public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
    ImmutableList.Builder<Effect> effects = ImmutableList.builder();
    effects.add(new GainPoints(buyer, 2));
    for (Seat seat : table.living()) {
      effects.add(new Heal(seat, 1));
    }
    return effects.build();
  }
}
