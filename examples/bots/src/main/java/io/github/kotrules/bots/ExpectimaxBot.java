package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.random.RandomGenerator;

/**
 * Looks one turn ahead, with exact odds of dice: every possible final roll is resolved by the rules, the resulting table is
 * evaluated with {@link PositionValue}, and the dice with the best average are rerolled. Any other question is answered with
 * the option whose turn ends best.
 */
public final class ExpectimaxBot implements Chooser {
  /** The number of samples where cards roll dice or are drawn from the deck. */
  private static final int SAMPLES = 6;

  private final Game game;
  private final RandomGenerator random;
  private final GreedyBot greedy = new GreedyBot();
  private final Foresight foresight;

  public ExpectimaxBot(Game game, RandomGenerator random) {
    this.game = game;
    this.random = random;
    this.foresight = new Foresight(game, new GreedyBot());
  }

  @Override
  public Action choose(Question question) {
    if (question.decision() instanceof ChooseReroll) {
      return chooseDice(question);
    }
    return Trials.areUseful(question) ? bestOption(question) : greedy.choose(question);
  }

  /** Chooses dice to reroll. Rolls that cost energy, and too many dice for exact odds, are left to rules of thumb. */
  private Action chooseDice(Question question) {
    GameView view = question.view();
    if (view.rollsLeft() == 0 || view.dice().size() > DiceOdds.MAX_DICE) {
      return greedy.choose(question);
    }
    Dice again = plan(view).best(view.dice(), view.rollsLeft());
    return new Rolling(view, question.options()).answer(again);
  }

  private RollPlan plan(GameView view) {
    GameState rolling = game.next(view.sample(random), new RerollDice(view.dice()));
    return RollPlan.of(view.dice().size(), view.rollsLeft(), dice -> value(rolling, dice, view));
  }

  private double value(GameState rolling, Dice dice, GameView view) {
    GameState end = foresight.endOfTurn(game.next(rolling, new Roll(dice)), random);
    return PositionValue.of(end, view.seat());
  }

  private Action bestOption(Question question) {
    return Trials.best(
        game,
        question,
        SAMPLES,
        random,
        (after, luck) -> PositionValue.of(foresight.endOfTurn(after, luck), question.seat()));
  }
}
