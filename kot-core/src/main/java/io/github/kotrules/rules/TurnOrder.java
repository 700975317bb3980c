package io.github.kotrules.rules;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/**
 * The steps of a turn, one after the other. A step is done when the agenda is empty; the turn of a Monster that did not
 * survive it ends at once.
 */
final class TurnOrder {
  private TurnOrder() {}

  /** From the step that is done to the next ones, until one leaves something to do or to wait for. */
  @SuppressWarnings("fallthrough") // each step leads to the one below it
  static void proceed(Resolution r) {
    Seat active = r.table.activeSeat();
    switch (stepDone(r, active)) {
      case OPENING:
        StartStep.beginFirst(r, active);
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
        EnterStep.begin(r, active);
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
        NextTurn.check(r, active);
        if (r.isBusy()) {
          break;
        }
      // fall through
      case NEXT:
        NextTurn.begin(r);
    }
  }

  private static TurnStep stepDone(Resolution r, Seat active) {
    TurnStep step = r.table.step();
    boolean over = step != TurnStep.NEXT && !r.table.isAlive(active);
    return over ? TurnStep.END : step;
  }
}
