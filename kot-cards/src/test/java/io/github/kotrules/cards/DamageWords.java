package io.github.kotrules.cards;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.BuyAction.BuyFromMonster;
import io.github.kotrules.action.CardAction.EndSelling;
import io.github.kotrules.action.CardAction.SellCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

/** Words for losing cards, which the damage tests need besides those of {@link Say}. */
final class DamageWords {
  static final Action END_SELLING = new EndSelling();

  private DamageWords() {}

  static Action buyFrom(Seat owner, String card) {
    return new BuyFromMonster(owner, CardId.of(card));
  }

  static Action sell(String card) {
    return new SellCard(CardId.of(card));
  }
}
