package io.github.kotrules.bots;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.function.ToDoubleFunction;

/**
 * A rule of thumb for the value of final dice to the active Monster, in points.
 *
 * @param toWin the points missing to win
 * @param hearts the number of Hearts that can be used
 * @param heart the value of each of them
 * @param smash the value of each Smash
 * @param lethal the number of Smashes that would eliminate a Monster; 0 if none is in reach
 * @param kill the value of an elimination
 */
record DiceWorth(int toWin, int hearts, double heart, double smash, int lethal, double kill)
    implements ToDoubleFunction<Dice> {
  private static final double ENERGY = 0.5;
  private static final double WIN = 20;

  static DiceWorth of(Table table, Seat seat) {
    int lethal = 0;
    int targets = 0;
    for (Seat other : table.others(seat)) {
      if (table.isInTokyo(other) != table.isInTokyo(seat)) {
        targets++;
        lethal = lethal == 0 ? table.life(other) : Math.min(lethal, table.life(other));
      }
    }
    int rivals = table.living().size() - 1;
    return new DiceWorth(
        missing(table, seat),
        Wounds.healable(table, seat),
        heart(table.life(seat)),
        targets * smash(rivals),
        lethal,
        rivals == 1 ? WIN : WIN / (rivals * rivals));
  }

  /** The points that a Monster still needs to win. */
  static int missing(Table table, Seat seat) {
    return table.rules().wayToWin() == WayToWin.ONLY_LAST_ALIVE
        ? Integer.MAX_VALUE
        : table.rules().pointsToWin() - table.points(seat);
  }

  private static double heart(int life) {
    return life <= 3 ? 1.2 : life <= 6 ? 0.7 : 0.3;
  }

  private static double smash(int rivals) {
    return rivals == 1 ? 0.8 : 0.45;
  }

  @Override
  public double applyAsDouble(Dice dice) {
    int points = numbers(dice);
    int smashes = dice.count(Face.SMASH);
    double worth = points
        + ENERGY * dice.count(Face.ENERGY)
        + heart * Math.min(hearts, dice.count(Face.HEART))
        + smash * smashes;
    return worth + (points >= toWin ? WIN : 0) + (lethal > 0 && smashes >= lethal ? kill : 0);
  }

  /** The points of the numbers (D-2). */
  private static int numbers(Dice dice) {
    return set(dice.count(Face.ONE), 1)
        + set(dice.count(Face.TWO), 2)
        + set(dice.count(Face.THREE), 3);
  }

  private static int set(int count, int number) {
    return count < 3 ? 0 : number + count - 3;
  }
}
