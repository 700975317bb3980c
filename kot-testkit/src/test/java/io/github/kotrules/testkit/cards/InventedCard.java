package io.github.kotrules.testkit.cards;

import com.google.common.base.CaseFormat;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenPlayed;

/**
 * A card invented for tests. Each does one thing and costs 1 by default; its name is that of its class, and so is its id, as in
 * {@code second-head}.
 */
public interface InventedCard extends Card {
  String TEXT = "A card of the tests.";

  /** The face of a Keep card. */
  static CardFace keep(String id, int cost) {
    return CardFace.keep(id, id, cost, TEXT);
  }

  /** The face of a Discard card. */
  static CardFace discard(String id, int cost) {
    return CardFace.discard(id, id, cost, TEXT);
  }

  private static String id(Card card) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, card.getClass().getSimpleName());
  }

  /** A Keep card. */
  interface Keep extends InventedCard {
    @Override
    default CardFace face() {
      return CardFace.keep(id(this), getClass().getSimpleName(), 1, TEXT);
    }
  }

  /** A Discard card. */
  interface Discard extends InventedCard, WhenPlayed {
    @Override
    default CardFace face() {
      return CardFace.discard(id(this), getClass().getSimpleName(), 1, TEXT);
    }
  }
}
