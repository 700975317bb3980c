package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.KeepDice;
import io.github.kotrules.action.DiceAction.TurnDie;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * Keep the dice, or turn one of them to another face, as the active Monster's cards allow.
 *
 * @rulebook R-4
 */
final class DieTurnOptions {
  static final HookType<ChangesDice> CHANGES_DICE = HookType.of(ChangesDice.class);

  static final KeepDice KEEP_DICE = new KeepDice();

  private static final Face[] FACES = Face.values();

  private DieTurnOptions() {}

  static List<Action> of(CardBook book, Table table, Seat seat) {
    ActionList options = new ActionList().append(KEEP_DICE);
    book.visit(CHANGES_DICE, table.cards(seat), (hook, card) -> {
      for (Face from : FACES) {
        for (Face to : FACES) {
          if (canTurn(hook, table, seat, card, from, to)) {
            options.appendOnce(new TurnDie(card.id(), from, to));
          }
        }
      }
    });
    return CardOptions.withUses(book, table, seat, Moment.DECIDING, options);
  }

  /** Whether a Monster is asked what it turns: not if it can but keep its dice. */
  static boolean mustAsk(CardBook book, Table table, Seat seat) {
    return book.any(CHANGES_DICE, table, seat, DieTurnOptions::canTurnAny)
        || (CardUse.MAY_BE_USED.isWith(table, seat) && of(book, table, seat).size() > 1);
  }

  private static boolean canTurnAny(ChangesDice hook, Table table, Seat seat, HeldCard card) {
    for (Face from : FACES) {
      for (Face to : FACES) {
        if (canTurn(hook, table, seat, card, from, to)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether this is one of them. */
  static boolean allow(CardBook book, Table table, Seat seat, TurnDie turn) {
    return book.any(
        CHANGES_DICE,
        table,
        seat,
        (hook, at, owner, card) -> card.id().equals(turn.card())
            && canTurn(hook, at, owner, card, turn.from(), turn.to()));
  }

  private static boolean canTurn(
      ChangesDice hook, Table table, Seat seat, HeldCard card, Face from, Face to) {
    return from != to && table.dice().contains(from) && hook.canTurn(table, seat, card, from, to);
  }
}
