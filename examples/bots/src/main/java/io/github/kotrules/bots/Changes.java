package io.github.kotrules.bots;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.state.GameView;
import java.util.List;

/** Changes of own dice and forced rerolls of others: done if they change the value of the dice enough. */
final class Changes {
  /** The minimum gain of a changed die, which may cost energy or the card. */
  private static final double ENOUGH = 1.2;

  /** The minimum harm of a forced reroll, which may cost the card. */
  private static final double ENOUGH_HARM = 0.5;

  private Changes() {}

  static Action bestTurn(GameView view, List<Action> options) {
    DiceWorth worth = DiceWorth.of(view, view.seat());
    double now = worth.applyAsDouble(view.dice());
    Action best = options.get(0);
    double most = now + ENOUGH;
    for (Action option : options) {
      if (option instanceof TurnDie turn) {
        double then = worth.applyAsDouble(view.dice().minus(turn.from()).plus(turn.to()));
        if (then > most) {
          best = option;
          most = then;
        }
      }
    }
    return best;
  }

  static Action bestProbe(GameView view, List<Action> options) {
    DiceWorth worth = DiceWorth.of(view, view.activeSeat());
    double now = worth.applyAsDouble(view.dice());
    Action best = options.get(0);
    double least = now - ENOUGH_HARM;
    for (Action option : options) {
      if (option instanceof ProbeDie probe) {
        double then = afterRolling(probe.face(), view.dice(), worth);
        if (then < least) {
          best = option;
          least = then;
        }
      }
    }
    return best;
  }

  private static double afterRolling(Face face, Dice dice, DiceWorth worth) {
    if (dice.size() > DiceOdds.MAX_DICE) {
      return worth.applyAsDouble(dice);
    }
    return DiceOdds.after(dice.minus(face), 1).expected(worth);
  }
}
