package io.github.kotrules.snippets;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;

/** Finds the best dice to reroll and the probability of success. */
public final class Odds {
  private Odds() {}

  /** Starts the program. */
  public static void main(String[] args) {
    // README: begin
    // six dice, two rerolls, and what final dice are worth
    RollPlan plan = RollPlan.of(6, 2, dice -> dice.count(Face.SMASH));
    Dice again = plan.best(Dice.parse("112EHS"), 2); // 112EH: exact, in less than a millisecond
    double chance = DiceOdds.after(Dice.parse("HH"), 4).chance(dice -> dice.count(Face.HEART) >= 3);
    // README: end
    System.out.printf("roll %s again; a third Heart comes with %.3f%n", again, chance);
  }
}
