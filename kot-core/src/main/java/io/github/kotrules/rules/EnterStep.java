package io.github.kotrules.rules;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.StepBegan;

/**
 * Step 3: the active Monster must enter Tokyo if a place is free; in the first edition only after an attack.
 *
 * @rulebook T-1, T-2, T-3, T-7
 */
final class EnterStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.ENTER);

  private EnterStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    if (r.table.isInTokyo(seat) || !mayEnter(r)) {
      return;
    }
    if (r.table.occupant(Place.CITY) == null) {
      Tokyo.enter(r, seat, Place.CITY);
    } else if (r.table.isBayOpen() && r.table.occupant(Place.BAY) == null) {
      Tokyo.enter(r, seat, Place.BAY);
    }
  }

  private static boolean mayEnter(Resolution r) {
    return r.table.rules().entry() == Entry.ALWAYS || r.table.smashes() > 0;
  }
}
