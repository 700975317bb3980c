package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;

/**
 * Seat ONE buys a Discard card. The slot is refilled with a card that it cannot pay for, but it has energy left for a
 * sweep, so that its turn is not over.
 */
final class Buying {
  /** What the buyer has left. */
  static final int REST = 2;

  private static final String REFILL = "extra-head";

  private Buying() {}

  /** Three Monsters, the second in City, and a buyer outside Tokyo who can pay for the card in the market. */
  static Given table(Edition edition, String card) {
    return table(edition, 3, card).inCity(TWO);
  }

  /** So many Monsters outside Tokyo, and a buyer who can pay for the card in the market. */
  static Given table(Edition edition, int players, String card) {
    return edition.table(players).energy(ONE, price(edition, card) + REST).market(card);
  }

  private static int price(Edition edition, String card) {
    return edition.game().cards().card(CardId.of(card)).face().cost();
  }

  /** The buyer's dice come to nothing, it buys, and the slot is refilled. */
  static Scenario buy(Given given, String card) {
    return again(given.turnOf(ONE).finalDice("112233"), card);
  }

  /** Buys in a turn that is on. */
  static Scenario again(Scenario scenario, String card) {
    return scenario.act(ONE, new BuyCard(CardId.of(card))).reveal(REFILL);
  }

  /** As {@link #buy}, with nothing special about the table. */
  static Scenario buy(Edition edition, String card) {
    return buy(table(edition, card), card);
  }
}
