package io.github.kotrules.action;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.Outcome;
import java.util.random.RandomGenerator;

/**
 * The table waits for dice to fall or for a card to come from the deck. The rules never roll: whoever drives the game
 * brings the outcome, sampled here, read from a record, or fixed by a test.
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

  /** One outcome, drawn with its {@link #probability} and without listing the others. */
  Outcome sample(RandomGenerator random);

  /** How likely an outcome is; 0 for one that cannot be. */
  double probability(Outcome outcome);

  /** Every outcome that can be, once: dice as multisets, in a fixed order. */
  ImmutableList<Outcome> outcomes();

  /** How many {@link #outcomes()} there are, without listing them. */
  int size();

  /** Whether the action is one of the {@link #outcomes()}, without listing them. */
  boolean allows(Action action);
}
