package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameView;
import org.jspecify.annotations.Nullable;

/**
 * Rules of thumb on exact odds: final dice have a worth, and the dice to roll again are those that bring the highest expected
 * worth; Tokyo is left when the odds of falling there are too high; a card is bought that is worth more than its price.
 */
public final class GreedyBot implements Chooser {
  /** A Monster stays in Tokyo while the risk of falling there is smaller. */
  private static final double RISK = 0.15;

  /** A roll that must be paid for, with energy or a charge, must bring this much. */
  private static final double WORTH_PAYING = 0.8;

  private @Nullable Plan lastPlan;

  @Override
  public Action choose(Question question) {
    return question.decision().match(new Answers(this, question));
  }

  /** The dice to roll again; none to stop. */
  Dice reroll(GameView view) {
    Dice dice = view.dice();
    if (dice.size() > DiceOdds.MAX_DICE) { // a house rule: too many for exact odds
      return view.rollsLeft() == 0 ? Dice.none() : dice.minus(dice.only(Face.THREE, Face.SMASH));
    }
    int rerolls = Math.max(1, view.rollsLeft());
    RollPlan plan = plan(view);
    boolean paid = view.rollsLeft() == 0;
    return paid && plan.value(dice, 1) < plan.value(dice, 0) + WORTH_PAYING
        ? Dice.none()
        : plan.best(dice, rerolls);
  }

  /** How the asked seat's dice are best rolled by rule of thumb; the plan for one roll of a turn serves for the next too. */
  public RollPlan plan(GameView view) {
    int dice = view.dice().size();
    int rerolls = Math.max(1, view.rollsLeft());
    DiceWorth worth = DiceWorth.of(view, view.seat());
    Plan last = lastPlan;
    if (last == null || last.dice != dice || last.rerolls < rerolls || !last.worth.equals(worth)) {
      last = new Plan(dice, rerolls, worth, RollPlan.of(dice, rerolls, worth));
      lastPlan = last;
    }
    return last.plan;
  }

  private record Plan(int dice, int rerolls, DiceWorth worth, RollPlan plan) {}

  /** Whether to leave Tokyo. */
  static boolean yieldsTokyo(GameView view) {
    return Danger.ofStaying(view, view.seat()) > RISK;
  }
}
