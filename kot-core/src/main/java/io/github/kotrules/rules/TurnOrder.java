package io.github.kotrules.rules;

/**
 * The steps of a turn, one after the other. A step is done when the agenda is empty; the turn of a Monster that did not
 * survive it ends at once.
 */
final class TurnOrder {
  private TurnOrder() {}

  static void proceed(Resolution r) {
    if (!r.table.isAlive(r.table.activeSeat())) {
      leave(r);
      return;
    }
    switch (r.table.step()) {
      case OPENING -> StartStep.beginRegular(r, r.table.activeSeat());
      case START -> RollStep.begin(r);
      case ROLL -> ResolveStep.begin(r);
      case RESOLVE -> EnterStep.begin(r);
      case ENTER -> BuyStep.begin(r);
      case BUY -> EndStep.begin(r);
      case END -> NextTurn.check(r);
      case NEXT -> NextTurn.begin(r);
    }
  }

  private static void leave(Resolution r) {
    switch (r.table.step()) {
      case NEXT -> NextTurn.begin(r);
      default -> NextTurn.check(r);
    }
  }
}
