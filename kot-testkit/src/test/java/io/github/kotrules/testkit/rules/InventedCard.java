package io.github.kotrules.testkit.rules;

import com.google.common.base.CaseFormat;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.WhenPlayed;

/**
 * A card invented for the rules that speak of cards. Each does one thing and costs 1 unless it says otherwise; its id is its
 * class name, as in {@code second-head}.
 */
public interface InventedCard extends Card {
  /** The face of a Keep card. */
  static CardFace keep(String id, int cost) {
    return CardFace.keep(id, id, cost, "A card of the tests.");
  }

  /** The face of a Discard card. */
  static CardFace discard(String id, int cost) {
    return CardFace.discard(id, id, cost, "A card of the tests.");
  }

  private static String id(Card card) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, card.getClass().getSimpleName());
  }

  /** One that stays. */
  interface Keep extends InventedCard {
    @Override
    default CardFace face() {
      return keep(id(this), 1);
    }
  }

  /** One that is played at once. */
  interface Discard extends InventedCard, WhenPlayed {
    @Override
    default CardFace face() {
      return discard(id(this), 1);
    }
  }
}
