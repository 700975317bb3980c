package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.effect.TurnEffect.OfferExtraTurn;
import io.github.kotrules.state.TurnEvent.ExtraTurnGranted;
import io.github.kotrules.state.TurnEvent.StepBegan;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * After a turn: has somebody won, is there an extra turn, and who is next?
 *
 * @rulebook E-2, W-3, W-6, S-8
 */
final class NextTurn {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.NEXT);
  private static final HookType<OffersExtraTurn> OFFERS_EXTRA_TURN =
      HookType.of(OffersExtraTurn.class);

  private NextTurn() {}

  static void check(Resolution r, Seat seat) {
    r.emit(BEGAN);
    if (r.has(OFFERS_EXTRA_TURN, seat)) {
      r.push(new OfferExtraTurn(seat));
    }
    if (r.table.rules().victoryCheck() == VictoryCheck.END_OF_TURN) {
      Victory.check(r);
    }
  }

  static void offerExtraTurn(Resolution r, Seat seat) {
    if (r.book.any(
        OFFERS_EXTRA_TURN,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.offersExtraTurn(table, owner))) {
      r.ask(new ChooseExtraTurn(seat));
    }
  }

  /** The extra turn has one die fewer than this one. */
  static void takeExtraTurn(Resolution r, Seat seat) {
    grant(r, seat, r.table.fewerDice() + 1);
  }

  static void grant(Resolution r, Seat seat, int fewerDice) {
    if (r.table.isAlive(seat) && r.table.extraTurns().size() < Table.MAX_COUNT) {
      r.emit(new ExtraTurnGranted(seat, Math.min(fewerDice, Table.MAX_COUNT)));
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
