package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * After a turn: has somebody won, is there an extra turn, and who is next?
 *
 * @rulebook E-2, W-3, W-6, S-8
 */
final class NextTurn {
  /** Whether to take an extra turn. */
  static final Choice<ChooseExtraTurn> EXTRA_TURN = (cards, table, asked) -> CardUse.withUses(
      cards,
      table,
      asked.seat(),
      Moment.DECIDING,
      new ActionList().append(CardRolls.DECLINE).append(new TakeExtraTurn()));

  private static final StepBegan BEGAN = new StepBegan(TurnStep.NEXT);

  private NextTurn() {}

  static void check(Resolution r, Seat seat) {
    r.emit(BEGAN);
    if (r.has(Hooks.OFFERS_EXTRA_TURN, seat)) {
      r.push(new OfferExtraTurn(seat));
    }
    if (r.table.rules().victoryCheck() == VictoryCheck.END_OF_TURN) {
      Victory.check(r);
    }
  }

  /** Asks the active player whose cards offer an extra turn (E-2). */
  private record OfferExtraTurn(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.cards.any(
          Hooks.OFFERS_EXTRA_TURN,
          r.table,
          seat,
          (hook, table, owner, card) -> hook.offersExtraTurn(table, owner))) {
        r.ask(new AskExtraTurn(new ChooseExtraTurn(seat)));
      }
    }
  }

  private record AskExtraTurn(ChooseExtraTurn question) implements Asker {
    /** The extra turn has one die fewer than this one. */
    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof TakeExtraTurn) {
        grant(r, question.seat(), r.table.fewerDice() + 1);
      }
    }
  }

  static void grant(Resolution r, Seat seat, int fewerDice) {
    if (r.table.isAlive(seat) && r.table.extraTurns().size() < Table.MAX_PER_TURN) {
      r.emit(new ExtraTurnGranted(seat, Math.min(fewerDice, Table.MAX_PER_TURN)));
    }
  }

  static void begin(Resolution r) {
    ExtraTurn extra = r.table.extraTurns().isEmpty() ? null : nextExtra(r);
    if (extra != null) {
      StartStep.beginExtra(r, extra.seat(), extra.fewerDice());
      return;
    }
    Seat next = r.table.left(r.table.regularSeat());
    if (r.table.rules().victoryCheck() == VictoryCheck.END_OF_ROUND && endsRound(r, next)) {
      Victory.check(r);
    }
    if (!r.isWaiting() && r.isStandingStill()) {
      r.end(SeatSet.none());
    }
    if (!r.isWaiting()) {
      StartStep.beginRegular(r, next);
    }
  }

  /** Those of the Monster whose turn it is come first, and of these the ones with fewer dice (E-2). */
  private static @Nullable ExtraTurn nextExtra(Resolution r) {
    ExtraTurn next = null;
    for (ExtraTurn turn : r.table.extraTurns()) {
      if (next == null || comesBefore(turn, next, r.table.regularSeat())) {
        next = turn;
      }
    }
    return next;
  }

  private static boolean comesBefore(ExtraTurn turn, ExtraTurn other, Seat regular) {
    if ((turn.seat() == regular) != (other.seat() == regular)) {
      return turn.seat() == regular;
    }
    return turn.seat() == other.seat() && turn.fewerDice() > other.fewerDice();
  }

  /** Whether play passes the first player's seat on its way to the next Monster. */
  private static boolean endsRound(Resolution r, Seat next) {
    int seats = r.table.seats();
    Seat seat = r.table.regularSeat();
    do {
      seat = seat.next(seats);
      if (seat == r.table.firstSeat()) {
        return true;
      }
    } while (seat != next);
    return false;
  }
}
