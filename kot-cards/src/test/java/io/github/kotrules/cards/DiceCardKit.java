package io.github.kotrules.cards;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.testkit.Given;

/** What the tests of cards for dice share: their table, and more short words for what players {@link Say}. */
final class DiceCardKit {
  static final Action STOP = new StopRolling();
  static final Action KEEP = new KeepDice();
  static final Action EXTRA_TURN = new TakeExtraTurn();

  private DiceCardKit() {}

  /** Three players; seat 2 has City, so that nobody gets points for entering it. */
  static Given table(Edition edition) {
    return edition.table(3).inCity(Seat.TWO);
  }

  static Action rerollWith(String card, String dice) {
    return new RerollWithCard(CardId.of(card), Dice.parse(dice));
  }

  static Action turn(String card, char from, char to) {
    return new TurnDie(CardId.of(card), Face.of(from), Face.of(to));
  }

  static Action give(Seat to, int hearts) {
    return new GiveHearts(to, hearts);
  }
}
