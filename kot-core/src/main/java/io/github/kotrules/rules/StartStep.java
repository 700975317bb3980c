package io.github.kotrules.rules;

import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;

/**
 * A turn starts: Tokyo pays, then cards speak.
 *
 * @rulebook T-8, T-9
 */
final class StartStep {
  private static final PerSeat<TurnStarted> TURN_STARTED = PerSeat.of(TurnStarted::new);
  private static final int POINTS_IN_TOKYO = 2;

  private StartStep() {}

  /** The turn with which play begins: an extra turn, if the position says so. */
  static void beginFirst(Resolution r, Seat seat) {
    int fewerDice = r.table.fewerDice();
    if (fewerDice > 0 || r.table.regularSeat() != seat) {
      beginExtra(r, seat, fewerDice);
    } else {
      beginRegular(r, seat);
    }
  }

  static void beginRegular(Resolution r, Seat seat) {
    r.emit(TURN_STARTED.at(seat));
    start(r, seat);
  }

  static void beginExtra(Resolution r, Seat seat, int fewerDice) {
    r.emit(new ExtraTurnStarted(seat, fewerDice));
    start(r, seat);
  }

  private static void start(Resolution r, Seat seat) {
    if (r.table.isInTokyo(seat)) {
      Tokyo.pay(r, seat, POINTS_IN_TOKYO);
    }
    r.trigger(
        Hooks.WHEN_TURN_STARTS,
        seat,
        (hook, table, owner, card) -> hook.whenTurnStarts(table, owner, card));
  }
}
