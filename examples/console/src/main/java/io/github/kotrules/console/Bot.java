package io.github.kotrules.console;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.util.List;

/** A sensible opponent: rolls by exact odds and otherwise takes what looks best one step ahead. */
record Bot(Game game) implements Chooser {

  @Override
  public Action choose(Question question) {
    GameView view = question.view();
    Outlook outlook = new Outlook(game, view);
    if (question.decision() instanceof ChooseReroll) {
      boolean hasOdds = view.rollsLeft() > 0 && view.dice().size() <= DiceOdds.MAX_DICE;
      return hasOdds ? roll(view, outlook) : question.options().get(0);
    }
    return best(view, outlook, question.options());
  }

  private static Action roll(GameView view, Outlook outlook) {
    RollPlan plan = outlook.rollPlan(state -> Sense.worth(state, view.seat()));
    Dice again = plan.best(view.dice(), view.rollsLeft());
    return again.isEmpty() ? new StopRolling() : new RerollDice(again);
  }

  private static Action best(GameView view, Outlook outlook, List<Action> options) {
    Action best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Action option : options) {
      double worth = Sense.worth(foresee(view, outlook, option), view.seat());
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  /** To end buying changes nothing but the end of the game; what the next turn brings is not its doing. */
  private static Table foresee(GameView view, Outlook outlook, Action option) {
    GameState after = outlook.after(option);
    boolean ends = option instanceof EndBuying || option instanceof EndSelling;
    return ends && !after.isOver() ? view : after;
  }
}
