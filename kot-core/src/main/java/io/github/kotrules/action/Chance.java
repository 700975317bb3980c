package io.github.kotrules.action;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.Outcome;
import java.util.random.RandomGenerator;

/**
 * A dice roll or a draw from the deck that the table waits for. The rules never roll: the caller supplies the outcome, sampled
 * here, read from a record, or fixed by a test.
 *
 * <pre>{@code
 * Chance chance = DiceChance.of(Seat.ONE, 6, DiceChance.Use.TURN);
 * Outcome outcome = chance.sample(new Random(42));
 *
 * double smashes = 0; // on average
 * for (Outcome each : chance.outcomes()) {
 *   smashes += chance.probability(each) * ((Roll) each).dice().count(Face.SMASH);
 * }
 * assert Math.abs(smashes - 1) < 1e-9;
 * }</pre>
 */
public sealed interface Chance extends Pending permits DiceChance, DeckChance {

  /** Draws an outcome with its {@link #probability}, without listing the others. */
  Outcome sample(RandomGenerator random);

  /** The probability of an outcome; 0 if it is impossible. */
  double probability(Outcome outcome);

  /** Every possible outcome once, in a fixed order; dice are multisets. */
  ImmutableList<Outcome> outcomes();

  /** The number of {@link #outcomes()}, without listing them. */
  int size();

  /** Whether the action is one of the {@link #outcomes()}, without listing them. */
  boolean allows(Action action);
}
