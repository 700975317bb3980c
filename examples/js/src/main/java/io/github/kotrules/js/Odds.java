package io.github.kotrules.js;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The values of rerolls: exact means of the final dice for several goals, each with its optimal rerolls. */
final class Odds {
  private static final ImmutableMap<String, ToDoubleFunction<Dice>> GOALS = ImmutableMap.of(
      "points", Odds::points,
      "smash", dice -> dice.count(Face.SMASH),
      "energy", dice -> dice.count(Face.ENERGY),
      "hearts", dice -> dice.count(Face.HEART));

  private Odds() {}

  static List<Object> of(GameState state, List<Action> options) {
    List<Object> rows = new ArrayList<>();
    if (!(state.pending() instanceof ChooseReroll)) {
      return rows;
    }
    Dice dice = state.dice();
    int rolls = state.rollsLeft();
    Map<String, RollPlan> plans = new LinkedHashMap<>();
    GOALS.forEach((goal, worth) -> plans.put(goal, RollPlan.of(dice.size(), rolls, worth)));
    for (Action option : options) {
      if (option instanceof RerollDice reroll) {
        rows.add(row(plans, dice, reroll.dice(), rolls));
      }
    }
    rows.add(row(plans, dice, Dice.none(), 0));
    return rows;
  }

  private static Map<String, Object> row(
      Map<String, RollPlan> plans, Dice dice, Dice rolled, int rolls) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("reroll", rolled.toString());
    plans.forEach((goal, plan) -> row.put(
        goal, rolls == 0 ? plan.value(dice, 0) : plan.valueOfRerolling(dice, rolled, rolls)));
    return row;
  }

  /** The points of the numbers by the printed rule: three of a kind score their number, and every further one 1 more. */
  private static double points(Dice dice) {
    double points = 0;
    for (Face face : List.of(Face.ONE, Face.TWO, Face.THREE)) {
      int count = dice.count(face);
      points += count < 3 ? 0 : face.ordinal() + 1 + count - 3;
    }
    return points;
  }
}
