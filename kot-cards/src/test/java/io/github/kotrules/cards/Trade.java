package io.github.kotrules.cards;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;

/** Short words for purchases and sales that cards make possible. */
final class Trade {
  static final Action END_SELLING = new EndSelling();
  static final Action BUY_TOP = buyTop(0);

  private Trade() {}

  static Action buyTop(int position) {
    return new BuyTopCard(position);
  }

  static Action buyFrom(Seat owner, String card) {
    return new BuyFromMonster(owner, CardId.of(card));
  }

  static Action sell(String card) {
    return new SellCard(CardId.of(card));
  }

  static Action store(int energy) {
    return new StoreEnergy(energy);
  }

  /** Seat 1 has rolled dice that come to nothing, while seat 2 holds City: its buy step is next. */
  static Scenario afterDice(Given table) {
    return table.inCity(Seat.TWO).turnOf(Seat.ONE).finalDice("112233");
  }

  static boolean isDiscarded(Scenario scenario, String card) {
    return scenario.state().discards().contains(CardId.of(card));
  }
}
