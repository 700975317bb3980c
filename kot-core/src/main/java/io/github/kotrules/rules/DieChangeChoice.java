package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keep the dice, or turn one of them to another face, as the active Monster's cards allow.
 *
 * @rulebook R-4
 */
final class DieChangeChoice implements Choice<ChooseDieChange> {
  static final DieChangeChoice CHOICE = new DieChangeChoice();

  private static final KeepDice KEEP_DICE = new KeepDice();
  private static final Face[] FACES = Face.values();

  private DieChangeChoice() {}

  @Override
  public List<Action> list(CardRegistry cards, Table table, ChooseDieChange asked) {
    Seat seat = asked.seat();
    ActionList answers = new ActionList().append(KEEP_DICE);
    cards.visit(Hooks.CHANGES_DICE, table, seat, (hook, card) -> {
      for (Face from : FACES) {
        for (Face to : FACES) {
          if (canTurn(hook, table, seat, card, from, to)) {
            answers.appendOnce(new TurnDie(card.id(), from, to));
          }
        }
      }
    });
    return CardUse.withUses(cards, table, seat, Moment.DECIDING, answers);
  }

  @Override
  public boolean allows(CardRegistry cards, Table table, ChooseDieChange asked, Action action) {
    return action instanceof TurnDie turn
        ? cards.any(
            Hooks.CHANGES_DICE,
            table,
            asked.seat(),
            (hook, at, owner, card) -> card.id().equals(turn.card())
                && canTurn(hook, at, owner, card, turn.from(), turn.to()))
        : Choice.super.allows(cards, table, asked, action);
  }

  @Override
  public @Nullable Action only(CardRegistry cards, Table table, ChooseDieChange asked) {
    boolean several =
        cards.any(Hooks.CHANGES_DICE, table, asked.seat(), DieChangeChoice::canTurnAny)
            || (Hooks.MAY_BE_USED.isWith(table, asked.seat())
                && list(cards, table, asked).size() > 1);
    return several ? null : KEEP_DICE;
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

  private static boolean canTurn(
      ChangesDice hook, Table table, Seat seat, HeldCard card, Face from, Face to) {
    return from != to && table.dice().contains(from) && hook.canTurn(table, seat, card, from, to);
  }
}
