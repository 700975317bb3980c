package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.card.WhenTurnStarts.Part;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.ExtraTurnEarned;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The sequence of steps in a turn, the start of a turn, and the order of turns. A step is complete when the agenda is empty;
 * the turn of a Monster eliminated in it ends at once.
 *
 * @rulebook E-2, S-8, T-8, T-9, W-3, W-6
 */
final class TurnOrder {
  /** The answers to whether to take an extra turn. */
  static final Choice<ChooseExtraTurn> EXTRA_TURN = (cards, table, asked) -> CardUse.withUses(
      cards,
      table,
      asked.seat(),
      Moment.DECIDING,
      new ActionList().append(CardRolls.DECLINE).append(new TakeExtraTurn()));

  private static final StepBegan NEXT = new StepBegan(TurnStep.NEXT);

  private static final PerSeat<TurnStarted> TURN_STARTED = PerSeat.of(TurnStarted::new);

  private TurnOrder() {}

  /** Runs the following steps until one of them waits or leaves frames on the agenda. */
  @SuppressWarnings("fallthrough") // each step leads to the one below it
  static void proceed(Resolution r) {
    Seat active = r.table.activeSeat();
    switch (stepDone(r, active)) {
      case OPENING:
        beginFirst(r, active);
        break;
      case START:
        RollStep.begin(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case ROLL:
        ResolveStep.begin(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case RESOLVE:
        Tokyo.beginEnterStep(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case ENTER:
        BuyStep.begin(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case BUY:
        EndStep.begin(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case END:
        checkEnd(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case NEXT:
        beginNext(r);
    }
  }

  private static TurnStep stepDone(Resolution r, Seat active) {
    TurnStep step = r.table.step();
    boolean over = step != TurnStep.NEXT && !r.table.isAlive(active);
    return over ? TurnStep.END : step;
  }

  /** Starts the first turn after a position, which may be an extra turn. */
  private static void beginFirst(Resolution r, Seat seat) {
    int fewerDice = r.table.fewerDice();
    if (fewerDice > 0 || r.table.regularSeat() != seat) {
      beginExtra(r, seat, fewerDice);
    } else {
      beginRegular(r, seat);
    }
  }

  private static void beginRegular(Resolution r, Seat seat) {
    r.emit(TURN_STARTED.at(seat));
    startTurn(r, seat);
  }

  private static void beginExtra(Resolution r, Seat seat, int fewerDice) {
    r.emit(new ExtraTurnStarted(seat, fewerDice));
    startTurn(r, seat);
  }

  private static void startTurn(Resolution r, Seat seat) {
    if (r.table.isInTokyo(seat)) {
      Tokyo.pay(r, seat, r.table.rules().pointsInTokyo());
    }
    if (r.has(Hooks.WHEN_TURN_STARTS, seat)) {
      r.push(new StartPart(seat, Part.COPIES));
      r.push(new CardsInPlay.NotifyEmptied(seat, ImmutableList.of()));
      startPart(r, seat, Part.INCOME);
    }
  }

  /** A part of the start of a turn (T-10). */
  private record StartPart(Seat seat, Part part) implements Frame {
    @Override
    public void run(Resolution r) {
      startPart(r, seat, part);
    }
  }

  private static void startPart(Resolution r, Seat seat, Part part) {
    r.trigger(
        Hooks.WHEN_TURN_STARTS,
        seat,
        (hook, table, owner, card) -> CardRegistry.answered(hook.part()) == part
            ? hook.whenTurnStarts(table, owner, card)
            : ImmutableList.of());
  }

  private static void checkEnd(Resolution r, Seat seat) {
    r.emit(NEXT);
    if (r.table.hasEarnedExtraTurn() || r.has(Hooks.OFFERS_EXTRA_TURN, seat)) {
      r.push(new OfferExtraTurn(seat));
    }
    if (r.table.rules().victoryCheck() == VictoryCheck.END_OF_TURN) {
      Victory.check(r);
    }
  }

  /** Checks whether the active Monster has earned an extra turn, after it has scored its numbers or gained a card (E-2). */
  static void checkExtraTurn(Resolution r, Seat seat) {
    if (!r.table.hasEarnedExtraTurn() && isOfferedExtraTurn(r, seat)) {
      r.emit(new ExtraTurnEarned(seat));
    }
  }

  private static boolean isOfferedExtraTurn(Resolution r, Seat seat) {
    return r.cards.any(
        Hooks.OFFERS_EXTRA_TURN,
        r.table,
        seat,
        (hook, table, owner, card) -> hook.offersExtraTurn(table, owner));
  }

  /** Asks the active player, if it has earned an extra turn or its cards offer one now (E-2). */
  private record OfferExtraTurn(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      if (r.table.isAlive(seat) && (r.table.hasEarnedExtraTurn() || isOfferedExtraTurn(r, seat))) {
        r.ask(new AskExtraTurn(new ChooseExtraTurn(seat)));
      }
    }
  }

  private record AskExtraTurn(ChooseExtraTurn question) implements Asker {
    @Override
    public Choice<?> choice() {
      return EXTRA_TURN;
    }

    /** Grants the extra turn with one die fewer than this one. */
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

  private static void beginNext(Resolution r) {
    ExtraTurn extra = r.table.extraTurns().isEmpty() ? null : nextExtra(r);
    if (extra != null) {
      beginExtra(r, extra.seat(), extra.fewerDice());
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
      beginRegular(r, next);
    }
  }

  /**
   * The next extra turn: those of the Monster whose turn has ended come first, then those of others, clockwise from it. Of
   * one Monster's turns the one with the fewest dice comes first (E-2).
   */
  private static @Nullable ExtraTurn nextExtra(Resolution r) {
    ExtraTurn next = null;
    for (ExtraTurn turn : r.table.extraTurns()) {
      if (next == null || comesBefore(turn, next, r.table)) {
        next = turn;
      }
    }
    return next;
  }

  private static boolean comesBefore(ExtraTurn turn, ExtraTurn other, Table table) {
    return turn.seat() == other.seat()
        ? turn.fewerDice() > other.fewerDice()
        : seatsAfterActive(turn, table) < seatsAfterActive(other, table);
  }

  private static int seatsAfterActive(ExtraTurn turn, Table table) {
    int seats = table.seats();
    return (turn.seat().ordinal() - table.activeSeat().ordinal() + seats) % seats;
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
