package io.github.kotrules;

import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.state.GameState;

/** A source of dice rolls and drawn cards: a random generator, a person who rolls, a record, a test. */
@FunctionalInterface
public interface ChanceSource {

  /**
   * Gives the outcome of a roll or a draw.
   *
   * @param state the table that waits for the outcome
   * @param chance the roll or draw, which is {@code state.pending()}
   * @return one of the {@linkplain Chance#outcomes() possible outcomes}
   */
  Outcome outcome(GameState state, Chance chance);
}
