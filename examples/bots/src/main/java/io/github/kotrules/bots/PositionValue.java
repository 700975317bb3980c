package io.github.kotrules.bots;

import com.google.common.primitives.ImmutableDoubleArray;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Estimates the probability of each Monster to win when a Monster is about to roll: every Monster has a strength, and the
 * probabilities are the softmax of the strengths. The weights were fitted to games between greedy and expectimax bots.
 */
public final class PositionValue {
  private static final Weights DUEL = new Weights(
      ImmutableDoubleArray.of(
          0, -0.06, -0.06, -0.03, 0.02, 0.07, 0.13, 0.20, 0.30, 0.41, 0.52, 0.67, 0.84, 1.02, 1.25,
          1.55, 1.95, 2.45, 3.00, 3.62, 4.47),
      ImmutableDoubleArray.of(
          -3.5, -2.90, -2.38, -1.85, -1.43, -1.12, -0.85, -0.64, -0.44, -0.25, 0, 0.18, 0.30),
      ImmutableDoubleArray.of(
          -5.4, -4.40, -3.65, -2.83, -2.00, -1.40, -0.95, -0.66, -0.44, -0.20, 0.08, 0.50, 0.90),
      0.13,
      -0.20,
      -0.40,
      0.40);
  private static final Weights CROWD = new Weights(
      ImmutableDoubleArray.of(
          0, 0.17, 0.43, 0.78, 1.08, 1.33, 1.74, 2.06, 2.42, 2.73, 3.08, 3.44, 3.90, 4.36, 4.79,
          5.34, 5.97, 6.50, 7.06, 7.64, 8.23),
      ImmutableDoubleArray.of(
          -1.9, -1.49, -1.10, -0.78, -0.60, -0.48, -0.36, -0.26, -0.14, -0.05, 0, 0.08, 0.12),
      ImmutableDoubleArray.of(
          -3.7, -3.04, -2.38, -1.71, -1.10, -0.76, -0.59, -0.44, -0.28, -0.10, 0.03, 0.06, 0.10),
      0.10,
      -0.20,
      -0.60,
      0.40);

  /** Energy beyond this is worth half. */
  private static final int USEFUL_ENERGY = 5;

  /**
   * The weights of the strength of a Monster, in logits.
   *
   * @param points by points
   * @param outside by life, for a Monster outside Tokyo
   * @param tokyo by life, for a Monster in Tokyo
   * @param next for the Monster whose turn it is
   */
  private record Weights(
      ImmutableDoubleArray points,
      ImmutableDoubleArray outside,
      ImmutableDoubleArray tokyo,
      double energy,
      double poison,
      double shrink,
      double next) {}

  private PositionValue() {}

  /** The probability of each seat to win, in order of seats; the share of the victory if the game is over. */
  public static double[] of(Table table) {
    double[] chances = new double[table.seats()];
    if (table.isOver()) {
      SeatSet winners = table.winners();
      for (Seat winner : winners) {
        chances[winner.ordinal()] = 1.0 / winners.size();
      }
      return chances;
    }
    double sum = 0;
    boolean duel = table.living().size() <= 2;
    for (int i = 0; i < chances.length; i++) {
      if (table.isAlive(Seat.at(i))) {
        chances[i] = Math.exp(strength(table, Seat.at(i), duel));
        sum += chances[i];
      }
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= sum;
    }
    return chances;
  }

  /** The probability of one seat to win. */
  public static double of(Table table, Seat seat) {
    return of(table)[seat.ordinal()];
  }

  private static double strength(Table table, Seat seat, boolean duel) {
    Weights weights = duel ? DUEL : CROWD;
    ImmutableDoubleArray byLife = table.isInTokyo(seat) ? weights.tokyo : weights.outside;
    double strength = weights.points.get(towardsVictory(table, seat, weights.points.length() - 1))
        + byLife.get(Math.min(table.life(seat), byLife.length() - 1))
        + weights.energy * usefulEnergy(table.energy(seat))
        + weights.poison * table.tokens(seat, Token.POISON)
        + weights.shrink * table.tokens(seat, Token.SHRINK)
        + (table.activeSeat() == seat ? weights.next : 0);
    for (HeldCard card : table.cards(seat)) {
      CardWorth.Worth worth = CardWorth.of(table, card);
      strength += duel ? worth.duel() : worth.crowd();
    }
    return strength;
  }

  /** The points of a Monster, scaled so that the same number is missing in a game to this number of points. */
  private static int towardsVictory(Table table, Seat seat, int pointsToWin) {
    return Math.max(0, pointsToWin - table.rules().pointsToWin() + table.points(seat));
  }

  private static double usefulEnergy(int energy) {
    return Math.min(energy, (energy + USEFUL_ENERGY) / 2.0);
  }
}
