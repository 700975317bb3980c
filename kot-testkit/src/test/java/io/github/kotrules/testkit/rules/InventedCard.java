package io.github.kotrules.testkit.rules;

import com.google.common.base.CaseFormat;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;

/**
 * A card invented for the rules that speak of cards. Each does one thing and costs 1 unless it says otherwise; its id is its
 * class name, as in {@code second-head}.
 */
public interface InventedCard extends Card {
  @Override
  default CardId id() {
    return CardId.of(
        CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, getClass().getSimpleName()));
  }

  @Override
  default String name() {
    return id().value();
  }

  @Override
  default int cost() {
    return 1;
  }

  @Override
  default String description() {
    return "A card of the tests.";
  }

  /** One that stays. */
  interface Keep extends InventedCard {
    @Override
    default CardKind kind() {
      return CardKind.KEEP;
    }
  }

  /** One that is played at once. */
  interface Discard extends InventedCard, WhenPlayed {
    @Override
    default CardKind kind() {
      return CardKind.DISCARD;
    }
  }
}
