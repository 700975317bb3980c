package io.github.kotrules.rules;

import io.github.kotrules.action.DiceAction.TurnDie;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * The dice that the active Monster's cards can turn to other faces.
 *
 * @rulebook R-4
 */
final class DieTurnOptions {
  static final HookType<ChangesDice> CHANGES_DICE = HookType.of(ChangesDice.class);

  private static final Face[] FACES = Face.values();

  private DieTurnOptions() {}

  /** Adds all of them. */
  static void list(CardBook book, Table table, Seat seat, ActionList options) {
    book.visit(CHANGES_DICE, table.cards(seat), (hook, card) -> {
      for (Face from : FACES) {
        for (Face to : FACES) {
          if (canTurn(hook, table, seat, card, from, to)) {
            options.appendOnce(new TurnDie(card.id(), from, to));
          }
        }
      }
    });
  }

  /** Whether there is any. */
  static boolean canTurnAny(CardBook book, Table table, Seat seat) {
    return book.any(CHANGES_DICE, table, seat, DieTurnOptions::canTurnAny);
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
