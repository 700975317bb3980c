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
 * Follows rules of thumb on exact odds: it rerolls the dice with the highest expected value, leaves Tokyo if the probability of
 * elimination is too high, and buys a card that is worth more than its price.
 */
public final class GreedyBot implements Chooser {
  /** The maximum probability of elimination at which a Monster stays in Tokyo. */
  private static final double RISK = 0.15;

  /** The minimum gain of a roll that costs energy or a charge. */
  private static final double WORTH_PAYING = 0.8;

  private @Nullable Plan lastPlan;

  @Override
  public Action choose(Question question) {
    return question.decision().match(new Answers(this, question));
  }

  /** The dice to reroll; none to stop. */
  Dice reroll(GameView view) {
    Dice dice = view.dice();
    if (dice.size() > DiceOdds.MAX_DICE) { // house rules can have too many for exact odds
      return view.rollsLeft() == 0 ? Dice.none() : dice.minus(dice.only(Face.THREE, Face.SMASH));
    }
    int rerolls = Math.max(1, view.rollsLeft());
    RollPlan plan = plan(view);
    boolean paid = view.rollsLeft() == 0;
    return paid && plan.value(dice, 1) < plan.value(dice, 0) + WORTH_PAYING
        ? Dice.none()
        : plan.best(dice, rerolls);
  }

  /** The plan for rerolls of the asked seat by rule of thumb, which is kept for the next rolls of the turn. */
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
