package io.github.kotrules.model;

/** The steps of a turn, in the rulebook's order, and the opening before the first turn. */
public enum TurnStep {
  /** Cards are dealt and the first player is found (S-3, S-7). */
  OPENING,
  /** The turn starts (T-8). */
  START,
  /** Step 1: roll (R). */
  ROLL,
  /** Step 2: resolve dice (D, Y). */
  RESOLVE,
  /** Step 3: enter Tokyo (T). */
  ENTER,
  /** Step 4: buy (B). */
  BUY,
  /** Step 5: end of turn (E). */
  END,
  /** The turn is over: victory is checked and the next turn chosen (W-3, E-2). */
  NEXT
}
